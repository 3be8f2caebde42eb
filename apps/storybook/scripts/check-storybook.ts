/**
 * `npm run check-storybook`: opens the static build as a visitor does. The start page and the search in Storybook's own
 * frame, then every documentation page, and one story of each screen. Fails on a page that throws, writes an error to
 * the console or stays empty, on a link that leads nowhere, and on a story that the accessibility run has not seen.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { AccessibilityStatus } from '../../../packages/ui/testing/accessibility-reporter.ts';
import { ensureBrowser } from '../../../scripts/browser.ts';

interface IndexEntry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  importPath: string;
}

const folder = join(import.meta.dirname, '../storybook-static');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
/** Tabs at a time. */
const lanes = 2;
/** How long a view may take to appear, in ms, on a crowded machine. */
const patienceMs = 90_000;

const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
  const file = join(folder, path === '/' ? 'index.html' : path);
  try {
    const body = await readFile(file);
    const type = types[extname(file)] ?? 'application/octet-stream';
    // Named by what is in them; a tab needs not ask for them again.
    const keep = path.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache';
    response.writeHead(200, { 'content-type': type, 'cache-control': keep }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});

/** Pictures and papers that come from the server of the product, which is not there; stories of missing ones show them so. */
const fromTheProduct = /\/(images|pdfs|media)\/|\.example\//;

/** Writes down what goes wrong on a page. */
function listen(page: Page, view: () => string, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${view()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || fromTheProduct.test(message.location().url)) return;
    faults.push(`${view()}: ${message.text()} ${message.location().url}`);
  });
}

async function checkFrame(browser: Browser, origin: string, faults: string[]): Promise<void> {
  const page = await browser.newPage();
  listen(page, () => 'The start page', faults);
  await page.goto(origin);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor();
  if (!(await page.title()).includes('Porchlight')) faults.push(`The start page is called '${await page.title()}'.`);
  await page.locator('#storybook-explorer-searchfield').click();
  await page.keyboard.type('quilt', { delay: 40 });
  const found = page.getByRole('option').filter({ hasText: 'QuiltBlock' }).first();
  await found.waitFor({ timeout: 10_000 }).catch(() => faults.push("The search for 'quilt' does not find QuiltBlock."));
  await page.close();
}

/** Resolves when the view is drawn and nothing on the page has changed for a moment: its stories come one by one. */
async function drawn(page: Page, { type }: IndexEntry): Promise<void> {
  const first =
    type === 'docs' ? page.locator('#storybook-docs h1').first() : page.locator('#storybook-root > *').first();
  await first.waitFor({ state: 'attached', timeout: patienceMs });
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe(document, { subtree: true, childList: true });
        // A countdown never rests.
        setTimeout(resolve, 10 * quietMs);
      }),
    250,
  );
  if (await page.locator('body.sb-show-errordisplay').count())
    throw new Error((await page.locator('#error-message').textContent())?.split('\n')[0]);
}

/** What is wrong with a view, opened in a tab of its own: what one leaves behind is not another's. */
async function faultsOf(context: BrowserContext, origin: string, view: IndexEntry): Promise<string[]> {
  const { id, type } = view;
  const faults: string[] = [];
  const page = await context.newPage();
  listen(page, () => id, faults);
  try {
    await page.goto(`${origin}/iframe.html?viewMode=${type}&id=${id}`, {
      waitUntil: 'domcontentloaded',
      timeout: patienceMs,
    });
    await drawn(page, view);
    if (type === 'docs') await checkDocs(page, id, faults);
  } catch (error) {
    faults.push(`${id}: ${(error as Error).message.split('\n')[0]}`);
  }
  await page.close();
  return faults;
}

/** Opens views one by one. One with a fault is opened again: what a crowded machine made late is there then. */
async function checkViews(context: BrowserContext, origin: string, views: IndexEntry[], faults: string[]) {
  for (let view = views.pop(); view; view = views.pop()) {
    const first = await faultsOf(context, origin, view);
    if (first.length > 0) faults.push(...(await faultsOf(context, origin, view)));
  }
}

/** A page has words below its name, no table without a row, and no link that leads nowhere. */
async function checkDocs(page: Page, id: string, faults: string[]): Promise<void> {
  const isEmpty = await page
    .locator('.docblock-argstable-body')
    .evaluateAll((tables) => tables.some((table) => table.children.length === 0));
  if (isEmpty) faults.push(`${id} has an empty table of props.`);
  if ((await page.locator('#storybook-docs p').count()) === 0) faults.push(`${id} says nothing about itself.`);
  const links = await page
    .locator('a[href*="?path=/"]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  for (const href of links) {
    const target = new URL(href).searchParams.get('path')?.replace(/^\/(docs|story)\//, '') ?? '';
    if (!known.has(target)) faults.push(`${id} links to ${target}, which is not there.`);
  }
}

const started = performance.now();
const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
const entries = Object.values(index.entries);
const docs = entries.filter(({ type }) => type === 'docs');
const documented = new Set(docs.map(({ title }) => title));
/** The first story of whatever has no page: the screens. */
const screens = [...Map.groupBy(entries, ({ title }) => title)].flatMap(([title, [first]]) =>
  first && !documented.has(title) ? [first] : [],
);
const known = new Set(entries.map(({ id }) => id));
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
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
await checkFrame(browser, origin, faults);
const left = [...docs, ...screens];
await Promise.all(
  Array.from({ length: lanes }, async () => {
    // Each lane of its own: a tab that goes takes the mocks of its context with it.
    const context = await browser.newContext();
    // Examples in windows of their own would each start a Storybook; the stories' own run has seen them.
    await context.route(/iframe\.html\?id=.*viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Example</title>' }),
    );
    await checkViews(context, origin, left, faults);
  }),
);
await browser.close();
server.close();

for (const fault of faults) console.error(fault);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `\nStorybook: ${docs.length} pages, ${entries.length - docs.length} stories, ${faults.length} faults, ${seconds} s`,
);
process.exit(faults.length === 0 ? 0 : 1);
