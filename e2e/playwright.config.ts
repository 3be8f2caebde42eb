import { defineConfig } from '@playwright/test';
import { browserArgs, disabledFeatures, findBrowser, findHeadlessShell } from '../scripts/browser.ts';
import { timeFactor } from '../scripts/time-factor.ts';
import { core, windowed } from './fixtures.ts';
import { origin } from './product.ts';

/** Launch options for a Chromium at a given path. */
const started = (path: string | null) => ({
  launchOptions: {
    executablePath: path ?? undefined,
    args: [...browserArgs, `--disable-features=${disabledFeatures.join(',')}`],
  },
});

/** `TEST_SCOPE=core` runs the core alone, as `npm test` does, and `rest` all others; otherwise all journeys run. */
const inScope = process.env.TEST_SCOPE === 'core' ? [core.tag] : [];
const outOfScope = process.env.TEST_SCOPE === 'rest' ? [core.tag] : [];

/** Journeys with all of these tags. */
const tagged = (...tags: string[]) => new RegExp(tags.map((tag) => `(?=.*${tag}\\b)`).join(''));

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
  timeout: 240_000 * timeFactor,
  // Journeys only wait; speed is measured elsewhere, on a quiet machine.
  expect: { timeout: 15_000 * timeFactor },
  reporter: [['list'], ['./failed-journeys.ts']],
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    actionTimeout: 60_000 * timeFactor,
    navigationTimeout: 60_000 * timeFactor,
    screenshot: 'only-on-failure',
    // Recording takes a third of a journey's time, so only retries are recorded; `--trace on` records all.
    trace: 'on-first-retry',
  },
  // Files here that end in `.test.ts` are unit tests for Vitest.
  testMatch: '**/*.spec.ts',
  projects: [
    {
      name: 'windowed',
      grep: tagged(windowed.tag, ...inScope),
      grepInvert: outOfScope.map((tag) => tagged(tag)),
      use: started(findBrowser()),
    },
    {
      name: 'windowless',
      grep: tagged(...inScope),
      grepInvert: [windowed.tag, ...outOfScope].map((tag) => tagged(tag)),
      use: started(findHeadlessShell()),
    },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: '..',
    url: `${origin}/readyz`,
    timeout: 120_000 * timeFactor,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 * timeFactor },
    stdout: 'pipe',
  },
});
