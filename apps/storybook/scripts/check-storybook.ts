/**
 * `npm run check-storybook`: opens the static build as a visitor does. The start page and the search in Storybook's own
 * frame, then every documentation page, and one screen of each group. Fails on a page that throws, writes an error to
 * the console or stays empty, on a link that leads nowhere, and on a story that the accessibility run has not seen.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { AccessibilityStatus } from '../../../packages/ui/testing/accessibility-reporter.ts';
import { ensureBrowser, ensureHeadlessShell, findHeadlessShell } from '../../../scripts/browser.ts';
import { firstLine, recordFailure } from '../../../scripts/failures.ts';
import { exitOnMissing, Missing } from '../../../scripts/missing.ts';
import { timeFactor } from '../../../scripts/time-factor.ts';
import { type IndexEntry, onErrors, openTab, rendered, showView, type Tab, timeoutMs } from './storybook-tab.ts';

const folder = join(import.meta.dirname, '../storybook-static');
const uiFolder = join(import.meta.dirname, '../../../packages/ui');
const uiPackage = JSON.parse(await readFile(join(uiFolder, 'package.json'), 'utf8')) as {
  exports: { './*': string };
};
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
/** Tabs at a time: one draws while another waits for its page to rest. */
const concurrentTabs = 3;
/** Looked at by the accessibility run of all stories, with better questions than Storybook's own. */
const axeOffQuery = 'globals=a11y.manual:!true';

const server = createServer(async (request, response) => {
  // Examples in windows of their own would each start a Storybook; the stories' own run has seen them.
  if (/viewMode=story&globals=scheme/.test(request.url ?? '')) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Example</title>');
    return;
  }
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
  const file = join(folder, path === '/' ? 'index.html' : path);
  try {
    const body = await readFile(file);
    const type = types[extname(file)] ?? 'application/octet-stream';
    // Named by what is in them; a tab needs not ask for them again.
    const cacheControl = path.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache';
    response.writeHead(200, { 'content-type': type, 'cache-control': cacheControl }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});

async function checkManager(browser: Browser, origin: string, faults: string[]): Promise<void> {
  const page = await browser.newPage();
  onErrors(page, (fault) => faults.push(`The start page: ${fault}`));
  await page.goto(origin);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor();
  if (!(await page.title()).includes('Porchlight'))
    faults.push(`The title of the start page is '${await page.title()}'.`);
  await page.locator('#storybook-explorer-searchfield').click();
  await page.keyboard.type('quilt', { delay: 40 });
  const hit = page.getByRole('option').filter({ hasText: 'QuiltBlock' }).first();
  await hit
    .waitFor({ timeout: 10_000 * timeFactor })
    .catch(() => faults.push("The search for 'quilt' does not find QuiltBlock."));
  await page.close();
}

/** What is wrong with a view, each fault with the view's name. */
async function faultsOf(tab: Tab, origin: string, view: IndexEntry): Promise<string[]> {
  const { id, type, importPath } = view;
  const { page } = tab;
  tab.faults = [];
  try {
    if (tab.shown) await showView(page, view);
    else
      await page.goto(`${origin}/iframe.html?viewMode=${type}&id=${id}&${axeOffQuery}`, {
        waitUntil: 'domcontentloaded',
        timeout: timeoutMs,
      });
    tab.shown = view;
    await rendered(page, view);
    if (type === 'docs') tab.faults.push(...(await faultsOfDocs(page)));
    if (type === 'docs' && importPath.startsWith('./packages/ui/')) tab.faults.push(...(await faultsOfRelease(page)));
  } catch (error) {
    tab.faults.push((error as Error).message.split('\n')[0] ?? '');
  }
  // What a play function found, in its first lines; the page it prints below them is long.
  return tab.faults.map((fault) => `${id}: ${fault.split('\n', 3).join('\n')}`);
}

/** A component's page has its status and first version, and an import that works. */
async function faultsOfRelease(page: Page): Promise<string[]> {
  const release = page.locator('.release');
  if ((await release.count()) === 0)
    return ["It doesn't say whether it is new or stable, and since when: its meta lacks the tags."];
  const line = await release.locator('code').innerText();
  const [, name = '', path = ''] = /^import \{ (\w+) \} from '@porchlight\/ui\/([\w/-]+)';$/.exec(line) ?? [];
  const file = uiPackage.exports['./*'].replace('*', path);
  const source = await readFile(join(uiFolder, file), 'utf8').catch(() => '');
  return new RegExp(`\\b${name}\\b`).test(source) && name ? [] : [`It reports an import that failed: ${line}`];
}

/**
 * Shows views one by one. Where there is a fault, the view is a suspect, and so is the one before it, whose fault it may
 * be; the next view gets a new tab.
 */
async function checkViews(browser: Browser, origin: string, views: IndexEntry[], suspects: Set<IndexEntry>) {
  let tab = await openTab(browser);
  for (let view = views.pop(); view; view = views.pop()) {
    const previousView = tab.shown;
    if ((await faultsOf(tab, origin, view)).length === 0) continue;
    suspects.add(view);
    if (previousView) suspects.add(previousView);
    await tab.page.context().close();
    tab = await openTab(browser);
  }
}

/** A page has words below its name, no table without a row, no link that leads nowhere, and no text under a picture. */
async function faultsOfDocs(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const isEmpty = await page
    .locator('.docblock-argstable-body')
    .evaluateAll((tables) => tables.some((table) => table.children.length === 0));
  if (isEmpty) faults.push('Its table of props is empty.');
  if ((await page.locator('#storybook-docs p').count()) === 0) faults.push('It has no description.');
  faults.push(...(await textsUnderPictures(page)).map((text) => `A picture covers ‘${text}’.`));
  const links = await page
    .locator('a[href*="?path=/"]')
    .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
  for (const href of links) {
    const target = new URL(href).searchParams.get('path')?.replace(/^\/(docs|story)\//, '') ?? '';
    if (!viewIds.has(target)) faults.push(`It links to ${target}, which does not exist.`);
  }
  return faults;
}

/**
 * The texts of a page's examples that a picture covers. Styles come into such a page in another order than into a story
 * of its own, so what the stories' run has seen may be different here.
 */
function textsUnderPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const pictureSelector = 'img, picture, video, canvas';
    const boxes = Array.from(document.querySelectorAll(`.docs-story :is(${pictureSelector})`), (picture) =>
      picture.getBoundingClientRect(),
    );
    const texts = document.querySelectorAll<HTMLElement>('.docs-story :is(h1, h2, h3, h4, p, li, a, button, label)');
    const covered = [...texts].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const words = document.createRange();
      words.selectNodeContents(element);
      const [line] = words.getClientRects();
      if (!line || line.width < 8 || line.height < 8) return false;
      const isBeside = (box: DOMRect) =>
        box.right < line.left || box.left > line.right || box.bottom < line.top || box.top > line.bottom;
      if (boxes.every(isBeside)) return false;
      // The browser says what is drawn at a place only of what is in the window.
      scrollTo({ top: line.top - innerHeight / 2, behavior: 'instant' });
      const place = words.getClientRects()[0] ?? line;
      const [hit] = document.elementsFromPoint(place.left + 4, place.top + place.height / 2);
      scrollTo({ top: 0, behavior: 'instant' });
      return hit?.matches(pictureSelector) && !element.contains(hit) && !hit.contains(element);
    });
    return covered.map((element) => element.innerText.slice(0, 60));
  });
}

exitOnMissing();
ensureBrowser();
ensureHeadlessShell();
const executablePath = findHeadlessShell() ?? undefined;
const started = performance.now();
const indexFile = join(folder, 'index.json');
if (!existsSync(indexFile)) throw new Missing('There is no static Storybook: run npm run build-storybook first.');
const index = JSON.parse(await readFile(indexFile, 'utf8')) as { entries: Record<string, IndexEntry> };
const entries = Object.values(index.entries);
const docs = entries.filter(({ type }) => type === 'docs');
const titlesWithDocs = new Set(docs.map(({ title }) => title));
/**
 * One screen of each group, such as 'Screens/Public': the others are made of the same components, and the website's own
 * build contains them all.
 */
const screens = [
  ...Map.groupBy(
    entries.filter(({ title }) => !titlesWithDocs.has(title)),
    ({ title }) => title.split('/').slice(0, 2).join('/'),
  ).values(),
].flatMap(([first]) => first ?? []);
const viewIds = new Set(entries.map(({ id }) => id));
const faults: string[] = [];

const statusPath = join(import.meta.dirname, '../src/accessibility-status.json');
const status = JSON.parse(await readFile(statusPath, 'utf8').catch(() => '{}')) as AccessibilityStatus;
const stories = Map.groupBy(
  entries.filter(({ type }) => type === 'story'),
  ({ importPath }) => importPath.slice(2),
);
for (const [file, { length }] of stories) {
  const checked = status[file]?.stories ?? 0;
  if (checked !== length) faults.push(`${file}: ${checked} of ${length} stories have been checked for accessibility.`);
}

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
await checkManager(browser, origin, faults);
const remainingViews = [...docs, ...screens];
const suspects = new Set<IndexEntry>();
await Promise.all(Array.from({ length: concurrentTabs }, () => checkViews(browser, origin, remainingViews, suspects)));
// Again, each alone in a new tab: what a busy machine made late is there then, and nothing of another view is.
for (const view of suspects) {
  const tab = await openTab(browser);
  faults.push(...(await faultsOf(tab, origin, view)));
  await tab.page.context().close();
}
await browser.close();
server.close();

for (const fault of faults) {
  console.error(fault);
  recordFailure({ name: 'Storybook', error: firstLine(fault) });
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `\nStorybook: ${docs.length} pages, ${entries.length - docs.length} stories, ${faults.length} faults, ${seconds} s`,
);
process.exit(faults.length === 0 ? 0 : 1);
