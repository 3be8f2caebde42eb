import { defineConfig } from '@playwright/test';
import { browserArgs, disabledFeatures, findBrowser, findHeadlessShell } from '../scripts/browser.ts';
import { windowed } from './people.ts';
import { origin } from './product.ts';

/** A Chromium, as the journeys start it. */
const started = (path: string | null) => ({
  launchOptions: {
    executablePath: path ?? undefined,
    args: [...browserArgs, `--disable-features=${disabledFeatures.join(',')}`],
  },
});

const needsWindows = new RegExp(`${windowed.tag}\\b`);

/** Journeys through the built product on a database of its own, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A crowded machine may let one step wait too long; a journey that is wrong fails twice and says so.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  // Somebody waits for what they expect; how fast it comes is measured elsewhere, on a quiet machine.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./failed-journeys.ts']],
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Recording takes a third of a journey's time: what failed is run again with it, and `--trace on` asks for it.
    trace: 'on-first-retry',
  },
  // What ends in `.test.ts` here is a unit test, which Vitest runs.
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
