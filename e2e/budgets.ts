/** Fails when the first program of a public page grows too large, or carries what belongs to the dashboard. */
import { publicLayout, publicRoutes } from '../apps/web/src/route-table.ts';
import { exitByBudgets, weigh } from './budget.ts';
import { bytesOf, filesOf, loaderBytes, moduleNamed, packagesIn } from './built-files.ts';

/** Brotli bytes of JavaScript that a public page may load, after the first touch: before it loads none. issue: MUI */
const publicMaxBytes = 190_000;
/** Packages that have no business on a public page's first load. */
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
  const found = packagesIn(files, forbidden);
  const wrong = found.length > 0 ? `, carries ${found.join(', ')}` : '';
  weigh(path, loaderBytes + bytesOf(files), publicMaxBytes, `, ${files.size} files`, wrong);
}
exitByBudgets();
