/** Fails when the dashboard's frame, its home a list or a form loads more JavaScript than it may. */
import { dashboardLayout, dashboardRoutes } from '../apps/web/src/route-table.ts';
import { exitByBudgets, weigh } from './budget.ts';
import { bytesOf, filesOf, loaderBytes, moduleNamed } from './built-files.ts';

/** Brotli bytes of JavaScript of the frame. issue: dashboard */
const frameMaxBytes = 240_000;
/** Brotli bytes of JavaScript of the frame with the home screen, what it loads later included. issue: dashboard */
const homeMaxBytes = 240_000;
/** Brotli bytes of JavaScript of a list with its rows on screen. The aim is 370, of which libraries take 340: docs/decisions/0017. */
const listMaxBytes = 388_000;
/** Brotli bytes of JavaScript of a form. issue: dashboard */
const formMaxBytes = 300_000;

/** What every dashboard screen has loaded once it has made its first call. */
const frame = ['src/entry-client.tsx', dashboardLayout, moduleNamed('api/axios-transport.ts')];
/** What a list loads when it draws its rows on a wide screen. */
const grid = moduleNamed('EntityTable/EntityGrid.tsx');
/** What the home screen loads after its figures. */
const plot = moduleNamed('BarChart/Plot.tsx');

function check(what: string, maxBytes: number, modules: readonly string[]) {
  weigh(what, loaderBytes + bytesOf(filesOf(...modules)), maxBytes);
}

const isList = (path: string) => !/\/(create|edit|show|add|import)-|:|\*|\/dashboard$/.test(path);
/** Lists without a grid. */
const isPlain = (path: string) => /\/(history|trash)$/.test(path);

check('frame', frameMaxBytes, frame);
for (const { path, file } of dashboardRoutes) {
  if (path === '/dashboard') check(path, homeMaxBytes, [...frame, file, plot]);
  if (isList(path)) check(path, listMaxBytes, isPlain(path) ? [...frame, file] : [...frame, file, grid]);
  if (/\/(create|edit)-/.test(path)) check(path, formMaxBytes, [...frame, file]);
}
exitByBudgets();
