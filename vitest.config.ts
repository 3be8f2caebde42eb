import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { AccessibilityReporter } from './packages/ui/testing/accessibility-reporter.ts';
import {
  browserEnv,
  conformanceProject,
  connectTimeout,
  quickBrowserArgs,
  sheetsProject,
  withDecodedAddresses,
  withoutPerformanceTracks,
} from './packages/ui/testing/browser-projects.ts';
import { findBrowser, findHeadlessShell } from './scripts/browser.ts';
import { FailedTests } from './scripts/failed-tests.ts';
import { fastTemporaryFolder } from './scripts/fast-temporary-folder.ts';
import { excludedStories, nodeTestFiles, postgresTestFiles, testTags } from './scripts/tagged-tests.ts';
import { testScope } from './scripts/test-scope.ts';
import { timeFactor } from './scripts/time-factor.ts';

/** Pages of the browser that test files at once. Half of a page's time is waiting, so two cores carry two. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** Processes that test files at once; `npm test` leaves room for what it runs beside them. */
const maxProcesses = Number(process.env.TEST_WORKERS) || maxWorkers;

/** The browser for stories and conformance tests, the same that most journeys run in. */
const headlessShell = findHeadlessShell() ?? undefined;

/** Some tests start a whole server: a crowded machine takes long, and what hangs hangs longer. */
const serverTimeouts = {
  testTimeout: 120_000 * timeFactor,
  // The first hook that needs the website builds it.
  hookTimeout: 180_000 * timeFactor,
  expect: { poll: { timeout: 20_000 * timeFactor } },
};

/** Stories in a real browser; a play function or an accessibility violation fails. */
const stories: TestProjectInlineConfiguration = {
  plugins: [
    storybookTest({ configDir: '.storybook', initialGlobals: { scheme: 'light', viewport: { value: 'desktop1280' } } }),
    withoutPerformanceTracks(),
    withDecodedAddresses(),
  ],
  test: {
    name: 'storybook',
    maxWorkers,
    setupFiles: [
      'packages/ui/src/testing/no-warnings.ts',
      'packages/ui/src/testing/accessibility/check-after-each-story.ts',
    ],
    // Storybook's own axe run checks one view and can be switched off by a story: the setup file checks all, always.
    provide: { 'storybook/test-provided': { a11y: false } } as never,
    testTimeout: 30_000 * timeFactor,
    // The check after each story is a hook, and takes longer than the story.
    hookTimeout: 60_000 * timeFactor,
    env: browserEnv,
    exclude: excludedStories(testScope),
    isolate: false,
    browser: {
      enabled: true,
      connectTimeout,
      headless: true,
      screenshotFailures: true,
      provider: playwright({
        launchOptions: { executablePath: headlessShell, args: ['--no-sandbox', ...quickBrowserArgs] },
        contextOptions: { colorScheme: 'light' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    maxWorkers,
    reporters: [
      'default',
      new AccessibilityReporter('apps/storybook/src/accessibility-status.json', testScope),
      new FailedTests(),
    ],
    projects: [
      {
        test: {
          name: 'node',
          maxWorkers: maxProcesses,
          environment: 'node',
          // The modules of the product are read once in each process and not in each of 150 files.
          isolate: false,
          tags: testTags,
          include: nodeTestFiles(testScope),
          env: { TMPDIR: fastTemporaryFolder() },
          ...serverTimeouts,
          // The built website is run as it is, as it will be: to transform it takes longer than to start a server may.
          server: { deps: { external: [/\/apps\/web\/dist\//] } },
        },
      },
      {
        test: {
          // The server's tests once more, on the other database: with `TEST_SCOPE=core` only those tagged `database`.
          name: 'postgres',
          maxWorkers: maxProcesses,
          environment: 'node',
          isolate: false,
          tags: testTags,
          include: postgresTestFiles(testScope),
          globalSetup: 'scripts/postgres-tests.ts',
          env: { TMPDIR: fastTemporaryFolder() },
          ...serverTimeouts,
          server: { deps: { external: [/\/apps\/web\/dist\//] } },
        },
      },
      stories,
      conformanceProject(headlessShell, maxWorkers),
      // Reference pictures are drawn by the full browser: the other one draws some edges differently.
      sheetsProject(findBrowser() ?? undefined, maxWorkers),
    ],
  },
});
