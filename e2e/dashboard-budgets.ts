/** Fails if the dashboard's layout, its home, a list or a form loads too much JavaScript. */
import { dashboardLayout, dashboardRoutes } from '../apps/web/src/route-table.ts';
import { checkSize, exitByBudgets } from './budget.ts';
import { bytesOf, filesOf, loaderBytes, moduleNamed } from './built-files.ts';

/**
 * Maximum JavaScript of the layout, in brotli bytes. issue: dashboard, 240. This limit, and those of the home and of lists
 * on phones, were raised by 5 % when pages, menus, redirects and the look came to the dashboard;
 * this one and the next by 5 % more when messages got an Undo, search the words that visitors read, and sets a place, and by
 * 1.5 % when forms, entries and the email list's states came, and by 5 % when groups fold and parts can be switched off.
 */
const frameMaxBytes = 281_000;
/**
 * Maximum JavaScript of the layout and the home screen, with lazy parts, in brotli bytes. issue: dashboard, 240. The four
 * limits from here on were raised by 5 % when lists of personal data began to be read page by page (0123); this one by
 * 0.4 % when people got display names, and by 5 % with the frame.
 */
const homeMaxBytes = 293_000;
/**
 * Maximum JavaScript of a list with its rows, in brotli bytes; docs/decisions/0017 explains them. issue: dashboard. This
 * and the next were raised by 5 % when topics, authors and typed facts came to the dashboard; this one by 2 % more when
 * their dates became short, by 1 % when lists began to change many records at once, and by 0.6 % when these began to have
 * the form's controls, which cuts what screens share into more files, and by 1.5 % and 3 % with the frame.
 */
const listMaxBytes = 447_000;
/**
 * Maximum JavaScript of a list on a phone, which has no grid, in brotli bytes. Raised by 5 % when the parts of public pages
 * were cut into more files, and by 1.5 % and 4 % with the frame.
 */
const phoneListMaxBytes = 341_000;
/**
 * Maximum JavaScript of a form, in brotli bytes. issue: dashboard, 315. Raised by 5 %: every form has the rules of all
 * kinds of fields, and so the contrast of colors and the descriptions of sections; the settings’ own texts take facts. 1 % more
 * since the settings have the words of letters to donors, and 1 % since lists change a field with the form's controls, which
 * cuts forms into more files; 3 % with the frame and the tabs of long forms, 1.4 % with the frame again, and 3.5 % with
 * places and parts.
 */
const formMaxBytes = 380_000;

/** Maximum JavaScript that the editor of long texts, and that of sections, adds to a form, in brotli bytes. issue: publishing, pages */
const editorMaxBytes = 120_000;

/** Modules that every dashboard screen has loaded after its first request. */
const frame = ['src/entry-client.tsx', dashboardLayout, moduleNamed('api/axios-transport.ts')];
/** Module of a list's rows on a wide screen. */
const grid = moduleNamed('grid');
/** Module of a list's items on a phone. */
const items = moduleNamed('items');
/** Module that the home screen loads after its figures. */
const chartModule = moduleNamed('BarChart/Plot.tsx');

/** Module that a form with a long text loads after it is rendered. */
const editor = moduleNamed('RichTextField/RichTextEditor.tsx');

function check(name: string, maxBytes: number, modules: readonly string[]) {
  checkSize(name, loaderBytes + bytesOf(filesOf(...modules)), maxBytes);
}

const isList = (path: string) => !/\/(create|edit|show|add|import)-|:|\*|\/dashboard$/.test(path);
/** Forms at the address where other entities have their list. */
const isSingleton = (path: string) => /\/(menus|organization)$/.test(path);
/** Screens without a grid: simple lists, and the forms of singletons. */
const isPlain = (path: string) =>
  isSingleton(path) || /\/(history|trash|security-log|api-keys|invitations|second-factors|my-account)$/.test(path);

check('frame', frameMaxBytes, frame);
for (const { path, file } of dashboardRoutes) {
  if (path === '/dashboard') check(path, homeMaxBytes, [...frame, file, chartModule]);
  if (isList(path) && !isSingleton(path))
    check(path, listMaxBytes, isPlain(path) ? [...frame, file] : [...frame, file, grid]);
  if (isList(path) && !isPlain(path)) check(`${path} on a phone`, phoneListMaxBytes, [...frame, file, items]);
  if (isSingleton(path) || /\/(create|edit)-/.test(path)) check(path, formMaxBytes, [...frame, file]);
}
const form = dashboardRoutes.find(({ path }) => path.endsWith('/create-research'));
if (!form) throw new Error('There is no form to measure the editor with.');
const withoutEditor = filesOf(...frame, form.file);
const added = [...filesOf(editor)].filter((file) => !withoutEditor.has(file));
checkSize('editor on top of a form', bytesOf(added), editorMaxBytes);

/** What a page's form loads besides that of a story: the editor of its sections, its problems and its advice. */
const pageForm = dashboardRoutes.find(({ path }) => path.includes('/edit-page'));
if (!pageForm) throw new Error('There is no form of a page.');
const otherForm = filesOf(...frame, form.file, editor);
const sectionFiles = [...filesOf(pageForm.file, moduleNamed('sections/SectionsControl.tsx'))];
const addedForSections = sectionFiles.filter((file) => !otherForm.has(file));
checkSize('editor of sections on top of a form', bytesOf(addedForSections), editorMaxBytes);
exitByBudgets();
