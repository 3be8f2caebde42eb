/** Fails when the first program of a public page grows too large, or carries what belongs to the dashboard. */
import { publicLayout, publicRoutes } from '../apps/web/src/route-table.ts';
import { bytesOf, filesOf, loaderBytes, packagesIn } from './built-files.ts';

/** Brotli bytes of JavaScript that a public page may load first: what the issue aims at, thirty thousand under its limit. */
const publicMaxBytes = 140_000;
/** Packages that have no business on a public page's first load. */
const forbidden = ['@mui/x-data-grid', '@mui/material', 'react-hook-form', 'axios', 'zod', 'd3-scale', 'papaparse'];

let failures = 0;
for (const { path, file } of publicRoutes) {
  const files = filesOf('src/entry-client.tsx', publicLayout, file);
  const bytes = loaderBytes + bytesOf(files);
  const found = packagesIn(files, forbidden);
  const over = bytes > publicMaxBytes;
  if (over || found.length > 0) failures += 1;
  console.log(
    `${over || found.length > 0 ? 'FAILED' : 'ok    '}  ${path.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${publicMaxBytes / 1000}, ${files.size} files${found.length > 0 ? `, carries ${found.join(', ')}` : ''}`,
  );
}
process.exit(failures === 0 ? 0 : 1);
