import { writeFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes which packages each chunk is made of, for the check that public pages carry nothing of the dashboard's. */
function chunkPackages(file: string): Plugin {
  return {
    name: 'chunk-packages',
    async writeBundle(_, bundle) {
      const packages: Record<string, string[]> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const names = output.moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
        packages[output.fileName] = [...new Set(names)].toSorted();
      }
      await writeFile(file, JSON.stringify(packages, null, 1));
    },
  };
}

/** Packages that every page loads. */
const vendor =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack\/(react-query|query-core)|@emotion\/[\w-]+|stylis)\//;

/** Two builds of one program: `vite build` for browsers, `vite build --ssr` for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), !isSsrBuild && chunkPackages(`${import.meta.dirname}/dist/chunk-packages.json`)],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // The server hands out the browser's copy.
    copyPublicDir: !isSsrBuild,
    manifest: isSsrBuild ? false : 'manifest.json',
    // Phones that get no updates any more: Chrome 87, Firefox 90, Safari 15. They know private fields, which a list of
    // browsers would have rewritten: 2 kB more. Older ones read the pages without the program.
    target: isSsrBuild ? 'node26' : 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What a page loads is weighed by `npm test`; a newcomer's first start needs no warning of the panorama's viewer.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : { client: 'src/entry-client.tsx' },
      // What every page needs of others' code is one file, which stays the same from one version to the next.
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } },
    },
  },
  ssr: { noExternal: true },
}));
