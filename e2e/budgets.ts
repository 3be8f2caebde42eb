/** Fails when the first program of a public page grows too large, or carries what belongs to the dashboard. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publicLayout, publicRoutes } from '../apps/web/src/route-table.ts';

const dist = join(import.meta.dirname, '../apps/web/dist');
const readJson = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'));

/** Brotli bytes of JavaScript that a public page may load first. */
const publicMaxBytes = 170_000;
/** Packages that have no business on a public page's first load. */
const forbidden = ['@mui/x-data-grid', '@mui/material', 'react-hook-form', 'axios', 'zod'];

const manifest = readJson('manifest.json') as Record<string, { file: string; imports?: string[] }>;
const packages = readJson('chunk-packages.json') as Record<string, string[]>;

/** Files that a browser loads for a module, the ones it imports included. */
function filesOf(name: string, files = new Set<string>()): Set<string> {
  const entry = manifest[name];
  if (!entry) throw new Error(`The build has no ${name}.`);
  if (files.has(entry.file)) return files;
  files.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(imported, files);
  return files;
}

const loader = brotliCompressSync(readFileSync(join(dist, 'loader/loader.js'))).length;
let failures = 0;
for (const { path, file } of publicRoutes) {
  const files = new Set(['src/entry-client.tsx', publicLayout, file].flatMap((name) => [...filesOf(name)]));
  const bytes = [...files].reduce((sum, name) => sum + readFileSync(join(dist, 'client', `${name}.br`)).length, loader);
  const found = forbidden.filter((name) => [...files].some((chunk) => packages[chunk]?.includes(name)));
  const over = bytes > publicMaxBytes;
  if (over || found.length > 0) failures += 1;
  console.log(
    `${over || found.length > 0 ? 'FAILED' : 'ok    '}  ${path.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${publicMaxBytes / 1000}, ${files.size} files${found.length > 0 ? `, carries ${found.join(', ')}` : ''}`,
  );
}
process.exit(failures === 0 ? 0 : 1);
