import { defineConfig } from '@playwright/test';
import { browserArgs, disabledFeatures, findBrowser, findHeadlessShell } from '../scripts/browser.ts';
import { windowed } from './fixtures.ts';
import { origin } from './product.ts';

/** Launch options for a Chromium at a given path. */
const started = (path: string | null) => ({
  launchOptions: {
    executablePath: path ?? undefined,
    args: [...browserArgs, `--disable-features=${disabledFeatures.join(',')}`],
  },
});

const needsWindows = new RegExp(`${windowed.tag}\\b`);

/** Journeys through the built product in a real browser, on a database of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a step may time out; a journey with a real fault also fails in its retries.
  retries: process.env.CI ? 2 : 0,
  // Some open every list, form or page, which takes minutes on a busy machine; what hangs fails by a step's timeout.
  timeout: 240_000,
  // Journeys only wait; speed is measured elsewhere, on a quiet machine.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./failed-journeys.ts']],
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording takes a third of a journey's time, so only retries are recorded; `--trace on` records all.
    trace: 'on-first-retry',
  },
  // Files here that end in `.test.ts` are unit tests for Vitest.
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'windowed', grep: needsWindows, use: started(findBrowser()) },
    { name: 'windowless', grepInvert: needsWindows, use: started(findHeadlessShell()) },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: '..',
    url: `${origin}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
