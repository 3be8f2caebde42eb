/** Fails when the dashboard's frame, its home a list or a form loads more JavaScript than it may. */
import { dashboardLayout, dashboardRoutes } from '../apps/web/src/route-table.ts';
import { exitByBudgets, weigh } from './budget.ts';
import { bytesOf, filesOf, loaderBytes, moduleNamed } from './built-files.ts';

/** Brotli bytes of JavaScript of the frame. issue: dashboard */
const frameMaxBytes = 240_000;
/** Brotli bytes of JavaScript of the frame with the home screen, what it loads later included. issue: dashboard, 240 */
const homeMaxBytes = 238_000;
/** Brotli bytes of JavaScript of a list with its rows on screen. docs/decisions/0017 says what the bytes are. issue: dashboard */
const listMaxBytes = 370_000;
/** Brotli bytes of JavaScript of a list with its items on a phone, which has no grid. */
const phoneListMaxBytes = 266_000;
/** Brotli bytes of JavaScript of a form. issue: dashboard */
const formMaxBytes = 300_000;

/** Brotli bytes of JavaScript that the editor of long texts adds to a form. issue: publishing */
const editorMaxBytes = 120_000;

/** What every dashboard screen has loaded once it has made its first call. */
const frame = ['src/entry-client.tsx', dashboardLayout, moduleNamed('api/axios-transport.ts')];
/** What a list loads when it draws its rows on a wide screen. */
const grid = moduleNamed('grid');
/** What it loads instead on a phone. */
const items = moduleNamed('items');
/** What the home screen loads after its figures. */
const plot = moduleNamed('BarChart/Plot.tsx');

/** What a form with a long text loads once it is drawn. */
const editor = moduleNamed('RichTextField/RichTextEditor.tsx');

function check(what: string, maxBytes: number, modules: readonly string[]) {
  weigh(what, loaderBytes + bytesOf(filesOf(...modules)), maxBytes);
}

const isList = (path: string) => !/\/(create|edit|show|add|import)-|:|\*|\/dashboard$/.test(path);
/** Lists without a grid, and the settings, which are a form. */
const isPlain = (path: string) =>
  /\/(history|organization|trash|security-log|api-keys|invitations|second-factors|my-account)$/.test(path);

check('frame', frameMaxBytes, frame);
for (const { path, file } of dashboardRoutes) {
  if (path === '/dashboard') check(path, homeMaxBytes, [...frame, file, plot]);
  if (isList(path)) check(path, listMaxBytes, isPlain(path) ? [...frame, file] : [...frame, file, grid]);
  if (isList(path) && !isPlain(path)) check(`${path} on a phone`, phoneListMaxBytes, [...frame, file, items]);
  if (/\/(create|edit)-/.test(path)) check(path, formMaxBytes, [...frame, file]);
}
const form = dashboardRoutes.find(({ path }) => path.endsWith('/create-research'));
if (!form) throw new Error('There is no form to weigh the editor with.');
const without = filesOf(...frame, form.file);
const added = [...filesOf(editor)].filter((file) => !without.has(file));
weigh('editor on top of a form', bytesOf(added), editorMaxBytes);
exitByBudgets();
