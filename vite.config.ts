import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** How the sources become a program, in the product (`scripts/build.ts` names its entries) and in Storybook. */
export default defineConfig({
  plugins: [react()],
  build: {
    // Phones that get no updates any more: Chrome 87, Firefox 90, Safari 15. They know private fields, which a list of
    // browsers would have rewritten: 2 kB more. Older ones read the pages without the program.
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What a page loads is weighed by `npm test`; a newcomer's first start needs no warning of the panorama's viewer.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // Constants stand where they are used, in the files of libraries too: their names in imports are 1 kB on each page.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Names of files are spelled in every file that imports them: 2 kB on each page.
        chunkFileNames: (chunk) => (chunk.isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
      },
    },
  },
});
