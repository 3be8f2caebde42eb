import { writeFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lightGrid } from './light-grid.ts';

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

/** Matches modules by parts of their path. */
function paths(...parts: string[]): RegExp {
  return new RegExp(parts.join('|'));
}

const onEveryPage = paths(
  'web/src/create-routes|site/SiteLayout|react-query/.*/useQuery|rolldown/runtime',
  'ui/src/(ErrorMessage|ModalDialog|CardFrame|TruncatedText|Breadcrumbs|Section|PageHeader|ResponsiveImage|CardGrid|SeeAll|Stack)/',
);
const inLists = paths(
  'features/src/(records|dates)/|\\.view\\.ts$|FeaturedPodcasts',
  'ui/src/(ContentCard|EventTeaser|PodcastCard|LongDate|ReadMore|RelatedList)/',
  'ui/src/(WithSidebar|EmptyState|Pager|Loading|NotFound|ShareLinks|AddToCalendar)/',
);
const inWords = paths(
  'ui/src/(FeatureRow|IconList|Callout|Columns|Quote|Steps|OpeningHours|ContactBlock|Cluster|ProgramCard|PromoLink)/',
  'site/pages/(pictures|programs|ProgramCards|static-page)\\.ts',
);

/** What a dashboard list runs as soon as it is there. The names of its chunks. */
const runAtOnce = ['EntityGrid', 'CrudListPage', 'dashboard', 'axios-transport'];

/**
 * Tells Chromium to compile all of a file while it arrives, off the main thread, instead of each function when it is
 * first called, on it: a list opens with some 30 ms less of it. Other browsers read a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
function compileHint({ name }: { name: string }): string {
  return runAtOnce.includes(name) ? '//# allFunctionsCalledOnLoad' : '';
}

/** Two builds of one program: `vite build` for browsers, `vite build --ssr` for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), lightGrid(), !isSsrBuild && chunkPackages(`${import.meta.dirname}/dist/chunk-packages.json`)],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // Phones that get no updates any more, but can still run ES modules.
    target: isSsrBuild ? 'node26' : ['chrome87', 'firefox78', 'safari14'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : { client: 'src/entry-client.tsx' },
      output: isSsrBuild
        ? {}
        : {
            postBanner: compileHint,
            codeSplitting: {
              groups: [
                // What every public page needs, with all it imports, is one file instead of thirty.
                // The dialog is the gallery's too, and must not bring the dashboard's file with it.
                { name: 'site', test: onEveryPage, priority: 4 },
                { name: 'dashboard', test: /dashboard\/DashboardFrame/, priority: 3 },
                // Lists and the records in them; then what half of the pages about the institute are made of.
                { name: 'records', test: inLists, priority: 2 },
                { name: 'words', test: inWords, priority: 1 },
              ],
            },
          },
    },
  },
  ssr: { noExternal: true },
}));
