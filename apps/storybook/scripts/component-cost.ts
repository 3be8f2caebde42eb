/**
 * `npm run component-cost`: what each component of packages/ui adds to a page, in brotli bytes, on top of the core that
 * every page has (React, Emotion, MUI's theme, button and typography). Fails when one passes its limit.
 */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { recordFailure } from '../../../scripts/failures.ts';

const ui = join(import.meta.dirname, '../../../packages/ui/src');
const limitBytes = 17_200;
/**
 * What comes with the pages that need it may cost more: a panorama, a gallery, and what the dashboard alone is made of,
 * which its own budgets weigh whole.
 */
const unlimitedComponents = [
  'Panorama',
  'Gallery',
  'EntityTable',
  'EntityForm',
  'RichTextField',
  'EntityShow',
  'FilterBar',
  'CommandPalette',
  'DashboardShell',
  'ConflictDialog',
  'CsvImport',
  'FormDialog',
  'FilmDialog',
];
const core = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  /^@emotion\//,
  /^@mui\/(system|styled-engine|utils|private-theming)/,
  // MUI's theme, and the button and the words that every page has.
  /@mui\/material\/(esm\/)?(styles|utils|zero-styled|DefaultPropsProvider|CssBaseline|GlobalStyles|Button|ButtonBase|Typography)(\/|$)/,
  /(^|\/)theme\/([\w-]+\/)?[\w-]+\.tsx?$/,
];

interface Cost {
  name: string;
  /** Bytes that come with the component. */
  first: number;
  /** Bytes that it loads when it needs them. */
  later: number;
}

/** Builds one module and weighs its chunks, those that are loaded on demand apart. */
async function measureSize(name: string, input: string, external: RegExp[]): Promise<Cost> {
  const { output } = (await build({
    configFile: false,
    root: ui,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, external, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || first.has(fileName)) return;
    first.add(fileName);
    chunk.imports.forEach(visit);
  };
  for (const [fileName, chunk] of chunks) if (chunk.isEntry) visit(fileName);
  const cost: Cost = { name, first: 0, later: 0 };
  for (const file of output) {
    const bytes = brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length;
    // Styles and files of a chunk that comes later come with it.
    const early = first.has(file.fileName) || (file.type === 'asset' && first.size === chunks.size);
    cost[early ? 'first' : 'later'] += bytes;
  }
  return cost;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const indexes = globSync('*/*/index.ts', { cwd: ui });
const costs: Cost[] = [];
for (const index of indexes) costs.push(await measureSize(basename(dirname(index)), join(ui, index), core));
costs.sort((a, b) => b.first + b.later - a.first - a.later);

console.log(`\n${'component'.padEnd(24)}${'initial'.padStart(9)}${'on demand'.padStart(11)}${'total'.padStart(9)}`);
let failed = 0;
for (const { name, first, later } of costs) {
  const exceedsLimit = first + later > limitBytes && !unlimitedComponents.includes(name);
  const note = exceedsLimit ? `  over ${kB(limitBytes).trim()}` : '';
  if (exceedsLimit) {
    failed += 1;
    recordFailure({ name, error: `${kB(first + later).trim()}${note}` });
  }
  console.log(`${name.padEnd(24)}${kB(first)}  ${kB(later)}${kB(first + later)}${note}`);
}
console.log(
  `\n${costs.length} components, ${failed} above ${kB(limitBytes).trim()} (brotli, on top of React, Emotion and the theme).`,
);
process.exit(failed === 0 ? 0 : 1);
