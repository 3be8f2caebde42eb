import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lightGrid } from './build/light-grid.ts';
import { lightQuery } from './build/light-query.ts';
import { lightRouter } from './build/light-router.ts';
import { shortStyles } from './build/short-styles.ts';

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
  'web/src/(create-routes|entry-client)|site/(SiteLayout|origin|pages/static-page)|react-query/.*/useQuery|rolldown/runtime',
  'ui/src/(ErrorMessage|ModalDialog|CardFrame|TruncatedText|Breadcrumbs|Section|PageHeader|ResponsiveImage|CardGrid|SeeAll|Stack|Cluster)/',
);
const inCards = paths(
  'features/src/(records/(RecordList|FetchFailure|summary|paged-list|related-list)|dates/moments|podcasts/FeaturedPodcasts)',
  'features/src/(events|stories|podcasts|articles)/.*\\.view\\.ts$',
  'ui/src/(ContentCard|EventTeaser|PodcastCard|LongDate|EmptyState|Loading)/',
);
const inDetails = paths(
  'features/src/(records/(RecordDetail|DatedDetail|WithRelated|record-page)|dates/calendar-links|site/ShareThisPage)',
  'ui/src/(RelatedList|WithSidebar|ReadMore|Prose|ShareLinks|AddToCalendar)/',
);
const inLists = paths(
  'features/src/(records/(Paged|ListPager|UpcomingAndPast|usePagedList|useFocusOnPageChange)|site/follow-links)',
  'ui/src/FollowLinks/',
);
const inWords = paths(
  'ui/src/(FeatureRow|IconList|Quote|ProgramCard|PromoLink|Columns)/',
  'site/pages/(pictures|programs|ProgramCards)\\.ts',
);
const inCenters = paths(
  'ui/src/(Steps|OpeningHours|ContactBlock|FactList)/',
  'site/pages/(CenterHeader|InstituteContact)\\.ts',
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

/** The router's files without its warnings for developers; its package leads everybody to those that have them. */
const routerFiles = `${dirname(createRequire(import.meta.url).resolve('react-router/package.json'))}/dist/production`;

/** Two builds of one program: `vite build` for browsers, `vite build --ssr` for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    shortStyles(),
    lightGrid(),
    lightQuery(),
    lightRouter(),
    !isSsrBuild && chunkPackages(`${import.meta.dirname}/dist/chunk-packages.json`),
  ],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${routerFiles}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerFiles}/dom-export.mjs` },
      // Emotion's withTheme alone needs it, which nobody calls.
      { find: /^hoist-non-react-statics$/, replacement: `${import.meta.dirname}/build/no-static-hoisting.ts` },
    ],
  },
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
                // What records look like in a list, and beside that what a list or a record's page is made of.
                { name: 'cards', test: inCards, priority: 3 },
                { name: 'details', test: inDetails, priority: 2 },
                { name: 'lists', test: inLists, priority: 2 },
                // A gallery's too, which may stand in a page of other things.
                { name: 'pager', test: /ui\/src\/Pager\//, priority: 3 },
                // What half of the pages about the institute are made of, and those about its houses.
                { name: 'words', test: inWords, priority: 1 },
                { name: 'centers', test: inCenters, priority: 1 },
              ],
            },
          },
    },
  },
  ssr: { noExternal: true },
}));
