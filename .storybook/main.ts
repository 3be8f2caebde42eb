import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';

/** Serves the service worker of the installed MSW at the root, from where it reaches every page. */
function mockServiceWorker(): Plugin {
  const fileName = 'mockServiceWorker.js';
  const source = readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`));
  return {
    name: 'mock-service-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** One Storybook for the components (ui), the screens (features) and the foundation pages (apps/storybook). */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../apps/storybook/src/**/*.@(mdx|stories.tsx)',
    '../packages/ui/src/**/*.@(mdx|stories.tsx)',
    '../packages/features/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: [
    '../apps/storybook/public',
    { from: '../apps/web/public/media', to: '/media' },
    { from: '../packages/ui/src/theme/fonts', to: '/fonts' },
  ],
  // Only pages show what it finds out: tests leave it out.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen', check: false },
  // Imported lazily: otherwise Vite would discover them during a test and reload the page.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), mockServiceWorker()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@photo-sphere-viewer/core',
        '@mui/material/*',
        '@mui/x-data-grid',
        'react-hook-form',
        '@hookform/resolvers/zod',
        'diff',
        'papaparse',
        '@simplewebauthn/browser',
        'qr',
        'qr/decode.js',
        '@tiptap/core',
        '@tiptap/extension-table',
        '@tiptap/pm/history',
        '@tiptap/pm/model',
        '@tiptap/pm/state',
        '@tiptap/react',
        '@tiptap/extension-blockquote',
        '@tiptap/extension-bold',
        '@tiptap/extension-document',
        '@tiptap/extension-hard-break',
        '@tiptap/extension-heading',
        '@tiptap/extension-italic',
        '@tiptap/extension-list',
        '@tiptap/extension-paragraph',
        '@tiptap/extension-strike',
        '@tiptap/extension-text',
        '@tiptap/extensions',
      ],
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
