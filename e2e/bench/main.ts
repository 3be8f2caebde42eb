/**
 * `npm run bench`: benchmarks of the built product, alternating within one run. A part that is named runs alone, such
 * as `npm run bench -- lists`. Slow results don't make it fail.
 */
import { ensureBrowser } from '../../scripts/browser.ts';
import { buildWeb } from '../../scripts/build.ts';
import { ensureProgram } from '../../scripts/debian-package.ts';
import { exitOnMissing } from '../../scripts/missing.ts';
import { ensureNginx } from '../../scripts/nginx.ts';
import { ensurePostgres } from '../../scripts/postgres.ts';
import { behindNginx } from './behind-nginx.ts';
import { backupsUnderWrites } from './copies.ts';
import { creates } from './creates.ts';
import { dashboardLists } from './dashboard-lists.ts';
import { floodMemory } from './flood.ts';
import { largeSite } from './large-site.ts';
import { millionRecords } from './million.ts';
import { mixedLoad } from './patience.ts';
import { requests } from './requests.ts';
import { searchLatency } from './search.ts';
import { sectionEditor } from './section-editor.ts';
import type { Print } from './statistics.ts';
import { twoNodes } from './two-nodes.ts';

/** The parts of a whole run, in order. */
const defaultParts: Record<string, (print: Print) => Promise<void>> = {
  requests,
  creates,
  search: searchLatency,
  flood: floodMemory,
  lists: dashboardLists,
};
/** Parts that run only if they are named: they take minutes, or need other programs. */
const parts = {
  ...defaultParts,
  copies: backupsUnderWrites,
  editor: sectionEditor,
  patience: mixedLoad,
  large: largeSite,
  million: millionRecords,
  nginx: behindNginx,
  nodes: twoNodes,
};

/** What parts need besides Node: found first, since what a part does before it needs it takes minutes. */
const needs: Partial<Record<string, readonly (() => string)[]>> = {
  creates: [ensurePostgres],
  editor: [ensureBrowser],
  lists: [ensureBrowser],
  nginx: [ensureNginx, () => ensureProgram('wrk'), () => ensureProgram('curl')],
  nodes: [ensurePostgres, () => ensureProgram('taskset', 'util-linux')],
};

const named = process.argv.slice(2);
const names = named.length > 0 ? named : Object.keys(defaultParts);
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark named ${unknown.join(', ')}. Benchmarks: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
exitOnMissing();
for (const name of names) for (const ensure of needs[name] ?? []) ensure();
await buildWeb();
for (const name of names)
  await parts[name as keyof typeof parts]((figureName, figure) => console.log(`${figureName.padEnd(62)} ${figure}`));
process.exit();
