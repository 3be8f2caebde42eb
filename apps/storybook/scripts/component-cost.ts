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
const limitBytes = 18_000;
/**
 * What comes with the pages that need it may cost more: a panorama, a gallery, and what the dashboard alone is made of,
 * which has budgets of its own.
 */
const unlimitedComponents = [
  'Panorama',
  'PanoramaSection',
  'Gallery',
  'GallerySection',
  'EntityTable',
  'EntityForm',
  'FieldPicker',
  'RichTextField',
  'EntityShow',
  'HistoryList',
  'TrashList',
  'FilterBar',
  'CommandPalette',
  'DashboardShell',
  'ConflictDialog',
  'CsvImport',
  'FormDialog',
  'FilmDialog',
  'RedirectDialog',
  'FieldDifference',
  'CommentList',
  'WeekHours',
  'SpecialDays',
  'RecurrenceField',
  'DoorSearch',
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
  initial: number;
  /** Bytes that it loads when it needs them. */
  onDemand: number;
}

/** Builds one module and measures its chunks, those that are loaded on demand separately. */
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
  const initialChunks = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || initialChunks.has(fileName)) return;
    initialChunks.add(fileName);
    chunk.imports.forEach(visit);
  };
  for (const [fileName, chunk] of chunks) if (chunk.isEntry) visit(fileName);
  const cost: Cost = { name, initial: 0, onDemand: 0 };
  for (const file of output) {
    const bytes = brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length;
    // Styles and files of a chunk that comes later come with it.
    const early = initialChunks.has(file.fileName) || (file.type === 'asset' && initialChunks.size === chunks.size);
    cost[early ? 'initial' : 'onDemand'] += bytes;
  }
  return cost;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const indexes = globSync('*/*/index.ts', { cwd: ui });
const costs: Cost[] = [];
for (const index of indexes) costs.push(await measureSize(basename(dirname(index)), join(ui, index), core));
costs.sort((a, b) => b.initial + b.onDemand - a.initial - a.onDemand);

console.log(`\n${'component'.padEnd(24)}${'initial'.padStart(9)}${'on demand'.padStart(11)}${'total'.padStart(9)}`);
let failed = 0;
for (const { name, initial, onDemand } of costs) {
  const exceedsLimit = initial + onDemand > limitBytes && !unlimitedComponents.includes(name);
  const note = exceedsLimit ? `  over ${kB(limitBytes).trim()}` : '';
  if (exceedsLimit) {
    failed += 1;
    recordFailure({ name, error: `${kB(initial + onDemand).trim()}${note}` });
  }
  console.log(`${name.padEnd(24)}${kB(initial)}  ${kB(onDemand)}${kB(initial + onDemand)}${note}`);
}
console.log(
  `\n${costs.length} components, ${failed} above ${kB(limitBytes).trim()} (brotli, on top of React, Emotion and the theme).`,
);
process.exit(failed === 0 ? 0 : 1);
