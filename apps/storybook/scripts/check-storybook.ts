/**
 * `npm run check-storybook`: opens the static build as a visitor does. The start page and the search in Storybook's own
 * frame, then every documentation page, and one story of each screen. Fails on a page that throws, writes an error to
 * the console or stays empty, on a link that leads nowhere, and on a story that the accessibility run has not seen.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
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
/** The first page, which every tab opens before it goes on. */
const startPage = 'start-porchlight--docs';
/** Tabs at a time. */
const lanes = 2;
/** Views that one tab shows before it is opened anew, so that what stories leave behind stays small. */
const viewsPerTab = 15;

const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
  const file = join(folder, path === '/' ? 'index.html' : path);
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body);
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

/** Shows a view in a tab that is open already, which is what a visitor of the sidebar does; resolves when it is drawn. */
function show(page: Page, { id, type }: IndexEntry): Promise<void> {
  return page.evaluate(
    ({ storyId, viewMode, done, limitMs }) =>
      new Promise<void>((resolve, reject) => {
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
        channel.once(done, () => resolve());
        channel.once('storyThrewException', (error) => reject(error));
        setTimeout(() => reject(new Error('is not drawn')), limitMs);
        channel.emit('setCurrentStory', { storyId, viewMode });
      }),
    {
      storyId: id,
      viewMode: type,
      done: type === 'docs' ? 'docsRendered' : 'storyRendered',
      limitMs: 20_000,
    },
  );
}

/** What this needs of Storybook's channel between the frame and its preview. */
interface Channel {
  once: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: object) => void;
}

async function checkViews(browser: Browser, origin: string, views: IndexEntry[], faults: string[]): Promise<void> {
  while (views.length > 0) {
    const page = await browser.newPage();
    let current = '';
    listen(page, () => current, faults);
    // Examples in windows of their own would each start a Storybook; the stories' own run has seen them.
    await page.route(/iframe\.html\?id=.*viewMode=story/, (route) =>
      route.request().frame() === page.mainFrame()
        ? route.continue()
        : route.fulfill({ contentType: 'text/html', body: '<title>Example</title>' }),
    );
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${startPage}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 20_000 });
    for (const view of views.splice(0, viewsPerTab)) {
      current = view.id;
      try {
        await show(page, view);
        if (view.type === 'docs') await checkDocs(page, view.id, faults);
      } catch (error) {
        faults.push(`${view.id}: ${(error as Error).message}`);
      }
    }
    await page.close();
  }
}

async function checkDocs(page: Page, id: string, faults: string[]): Promise<void> {
  const title = page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first();
  await title.waitFor({ timeout: 20_000 }).catch(() => faults.push(`${id} shows no heading.`));
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
await Promise.all(Array.from({ length: lanes }, () => checkViews(browser, origin, left, faults)));
await browser.close();
server.close();

for (const fault of faults) console.error(fault);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `\nStorybook: ${docs.length} pages, ${entries.length - docs.length} stories, ${faults.length} faults, ${seconds} s`,
);
process.exit(faults.length === 0 ? 0 : 1);
