import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { timeFactor } from '../../../scripts/time-factor.ts';
import { sampleFiles } from './sample-files.ts';
import { serverMarkup } from './server-markup.ts';
import { compareSheet } from './sheet-pictures.ts';

/**
 * Saves Chromium work that no test needs: V8 doesn't optimize busy code, which doesn't pay off in runs of minutes,
 * and collects garbage less often.
 */
export const quickBrowserArgs: readonly string[] = ['--js-flags=--no-opt --min-semi-space-size=64'];

/** Timeout in milliseconds for the first page of a browser: on a busy machine, it loads modules for minutes. */
export const connectTimeout = 240_000 * timeFactor;

/** Environment of the tests in a browser, as `import.meta.env`. */
export const browserEnv: Readonly<Record<string, string>> = {
  VITEST_BROWSER_IFRAME_TIMEOUT: String(connectTimeout),
  TIME_FACTOR: String(timeFactor),
};

/**
 * Keeps React's development build from drawing its work into the browser's performance panel: it does so wherever the
 * console has these two.
 */
export function withoutPerformanceTracks(): Plugin {
  return {
    name: 'without-performance-tracks',
    transformIndexHtml: () => [
      { tag: 'script', children: 'delete console.timeStamp; delete console.createTask;', injectTo: 'head-prepend' },
    ],
  };
}

/**
 * Storybook's add-on compares a story's address with the path of its file, and decodes only the spaces of the address:
 * in a folder with an umlaut it would find no story.
 */
export function withDecodedAddresses(): Plugin {
  return {
    name: 'with-decoded-addresses',
    enforce: 'post',
    transform: (code, id) =>
      /\.stories\.tsx$/.test(id)
        ? { code: code.replaceAll('(import.meta.url)', '(decodeURI(import.meta.url))'), map: null }
        : undefined,
  };
}

/** Chromium for tests of components without Storybook around; motion is reduced, place and language are fixed. */
function browserProject(
  executablePath: string | undefined,
  test: TestProjectInlineConfiguration['test'] & { name: string },
): TestProjectInlineConfiguration {
  return {
    plugins: [withoutPerformanceTracks()],
    // Videos, posters and pictures under /media, as the website has them.
    publicDir: fileURLToPath(new URL('../../../apps/web/public', import.meta.url)),
    optimizeDeps: {
      // Vite looks here for packages, or it finds some only when a test loads its component.
      entries: ['packages/ui/src/*/*/*.{ts,tsx}'],
      // A package that is found late would reload the page while a picture is taken.
      include: [
        'react-dom/client',
        'react/jsx-dev-runtime',
        '@storybook/react-vite',
        'storybook/test',
        'axe-core',
        '@mui/material/*',
        'react-hook-form',
        '@hookform/resolvers/zod',
        'diff',
      ],
    },
    test: {
      testTimeout: 60_000 * timeFactor,
      setupFiles: ['.storybook/story-queries.ts'],
      env: browserEnv,
      ...test,
      browser: {
        ...test.browser,
        enabled: true,
        connectTimeout,
        headless: true,
        screenshotFailures: true,
        provider: playwright({
          launchOptions: {
            executablePath,
            args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none', ...quickBrowserArgs],
          },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** What every component must do: packages/ui/src/testing/conformance. */
export function conformanceProject(
  executablePath: string | undefined,
  maxWorkers: number,
): TestProjectInlineConfiguration {
  return browserProject(executablePath, {
    name: 'conformance',
    maxWorkers,
    include: [
      'packages/ui/src/testing/conformance/*.browser.test.tsx',
      // What a browser's own parser makes of pasted markup.
      'packages/ui/src/inputs/RichTextField/**/*.browser.test.tsx',
    ],
    browser: { commands: { serverMarkup } },
  });
}

/** The state sheets, compared with the pictures in the repository: packages/ui/sheets. */
export function sheetsProject(executablePath: string | undefined, maxWorkers: number): TestProjectInlineConfiguration {
  const project = browserProject(executablePath, {
    name: 'sheets',
    maxWorkers,
    include: ['packages/ui/src/testing/sheets/*.browser.test.tsx'],
    env: { ...browserEnv, ...(process.env.UPDATE_SHEETS && { UPDATE_SHEETS: 'true' }) },
    browser: { commands: { compareSheet } },
  });
  return { ...project, plugins: [...(project.plugins ?? []), sampleFiles()] };
}
