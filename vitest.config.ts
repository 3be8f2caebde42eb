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
import { findBrowser } from './scripts/browser.ts';
import { FailedTests } from './scripts/failed-tests.ts';
import { fastTemporaryFolder } from './scripts/fast-temporary-folder.ts';
import { testScope } from './scripts/test-scope.ts';
import { timeFactor } from './scripts/time-factor.ts';

/** Pages of the browser that test files at once. Half of a page's time is waiting, so two cores carry two. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** Processes that test files at once; `npm test` leaves room for what it runs beside them. */
const maxProcesses = Number(process.env.TEST_WORKERS) || maxWorkers;

/** The browser for stories, the same that the journeys run in. */
const executablePath = findBrowser() ?? undefined;

/** Every story in a real browser; a play function or an accessibility violation in a view of the scope fails. */
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
    env: { ...browserEnv, TEST_SCOPE: testScope },
    isolate: false,
    browser: {
      enabled: true,
      connectTimeout,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: ['--no-sandbox', ...quickBrowserArgs] },
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
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'demo/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          env: { TMPDIR: fastTemporaryFolder() },
          // Some start a whole server: a crowded machine takes long, and what hangs hangs longer.
          testTimeout: 60_000 * timeFactor,
          expect: { poll: { timeout: 20_000 * timeFactor } },
          // The built website is run as it is, as it will be: to transform it takes longer than to start a server may.
          server: { deps: { external: [/\/apps\/web\/dist\//] } },
        },
      },
      {
        test: {
          // All tests of the server once more, on the other database; those whose code knows no database once is enough.
          name: 'postgres',
          maxWorkers: maxProcesses,
          environment: 'node',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [
            // The code of these reads no database.
            'apps/server/src/files/**',
            'apps/server/src/accounts/passwords.test.ts',
            'apps/server/src/db/name-key.test.ts',
            'apps/server/src/feeds/card-store.test.ts',
            'apps/server/src/http/open-connections.test.ts',
            'apps/server/src/pages/**',
            'apps/server/src/records/stored-files.test.ts',
            // SQLite's own: its file, and what came of rows that older versions wrote into it.
            'apps/server/src/db/database.test.ts',
            'apps/server/src/sign-in/legacy-names.test.ts',
          ],
          globalSetup: 'scripts/postgres-tests.ts',
          env: { TMPDIR: fastTemporaryFolder() },
          testTimeout: 60_000 * timeFactor,
          expect: { poll: { timeout: 20_000 * timeFactor } },
          server: { deps: { external: [/\/apps\/web\/dist\//] } },
        },
      },
      stories,
      conformanceProject(executablePath, maxWorkers),
      sheetsProject(executablePath, maxWorkers),
    ],
  },
});
