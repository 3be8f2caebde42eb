/** Fails if the JavaScript of a public page is too large or contains packages of the dashboard. */
import { publicLayout, publicRoutes } from '../apps/web/src/route-table.ts';
import { checkSize, exitByBudgets } from './budget.ts';
import { bytesOf, filesOf, loaderBytes, moduleNamed, modulesIn, packagesIn } from './built-files.ts';

/**
 * Maximum JavaScript of a public page after the first touch, in brotli bytes; before, it loads none. Pages made of
 * sections load those of their kinds besides. issue: pages, 200. Raised by 5 % when sites got forms and events began to
 * repeat: the page of a topic shows all kinds of records, with 204.
 */
const publicMaxBytes = 210_000;
/** The same of a page with sections of one file of kinds: those of records have their queries besides. */
const sectionsMaxBytes = 210_000;
/** Packages that must not be part of a public page's first load. */
const forbidden = [
  '@mui/x-data-grid',
  'react-hook-form',
  'axios',
  'zod',
  'papaparse',
  '@tiptap/core',
  'prosemirror-model',
];

for (const { path, file } of publicRoutes) {
  const files = filesOf('src/entry-client.tsx', publicLayout, moduleNamed(file));
  const forbiddenPackages = packagesIn(files, forbidden);
  const fault = forbiddenPackages.length > 0 ? `, carries ${forbiddenPackages.join(', ')}` : '';
  checkSize(path, loaderBytes + bytesOf(files), publicMaxBytes, `, ${files.size} files`, fault);
}
/** The route of pages made of sections. */
const sectionsPage = moduleNamed('not-found.page.tsx');
for (const view of modulesIn('/sections/views/')) {
  const files = filesOf('src/entry-client.tsx', publicLayout, sectionsPage, view);
  const name = view.replace(/^.*\/(.*)\.tsx$/, '$1');
  checkSize(`a page with sections of ‘${name}’`, loaderBytes + bytesOf(files), sectionsMaxBytes, '');
}
exitByBudgets();
