import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { conformanceProject } from './packages/ui/testing/browser-projects.ts';

/** The browser for stories: the one that is named, else the system's, else Playwright's own. */
const executablePath = [process.env.PLAYWRIGHT_CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** Every story in a real browser, in one colour scheme; accessibility violations and play functions fail. */
function storybook(scheme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { scheme } })],
    test: {
      name: `storybook-${scheme}`,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath, args: ['--no-sandbox'] },
          contextOptions: { colorScheme: scheme },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      storybook('light'),
      storybook('dark'),
      conformanceProject(executablePath),
    ],
  },
});
