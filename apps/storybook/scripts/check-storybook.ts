/**
 * `npm run check-storybook`: opens the static build as a visitor does. The start page and the search in Storybook's own
 * frame, then the documentation page of every component. Fails on a page that throws, writes an error to the console or
 * stays empty, and on a story that the accessibility run has not seen.
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
/** Pages at a time. */
const lanes = 3;

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
function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${new URL(page.url()).search}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || fromTheProduct.test(message.location().url)) return;
    faults.push(`${new URL(page.url()).search}: ${message.text()} ${message.location().url}`);
  });
}

async function checkFrame(browser: Browser, origin: string, faults: string[]): Promise<void> {
  const page = await browser.newPage();
  listen(page, faults);
  await page.goto(origin);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor();
  if (!(await page.title()).includes('Porchlight')) faults.push(`The start page is called '${await page.title()}'.`);
  await page.locator('#storybook-explorer-searchfield').click();
  await page.keyboard.type('quilt', { delay: 40 });
  const found = page.getByRole('option').filter({ hasText: 'QuiltBlock' }).first();
  await found.waitFor({ timeout: 10_000 }).catch(() => faults.push("The search for 'quilt' does not find QuiltBlock."));
  await page.close();
}

async function checkDocs(browser: Browser, origin: string, ids: string[], faults: string[]): Promise<void> {
  for (let id = ids.pop(); id; id = ids.pop()) {
    // A page of its own: what a story started must not reach into the next one.
    const page = await browser.newPage();
    listen(page, faults);
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    const title = page.getByRole('heading', { level: 1 }).first();
    await title.waitFor({ timeout: 20_000 }).catch(() => faults.push(`${id} shows no heading.`));
    const links = await page
      .locator('a[href*="?path=/docs/"]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    const targets = links.map((href) => new URL(href).searchParams.get('path')?.replace('/docs/', '') ?? '');
    for (const target of targets) if (!known.has(target)) faults.push(`${id} links to ${target}, which is not there.`);
    await page.close();
  }
}

const started = performance.now();
const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
const entries = Object.values(index.entries);
const docs = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
const known = new Set(docs);
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
const left = [...docs];
await Promise.all(Array.from({ length: lanes }, () => checkDocs(browser, origin, left, faults)));
await browser.close();
server.close();

for (const fault of faults) console.error(fault);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `\nStorybook: ${docs.length} pages, ${entries.length - docs.length} stories, ${faults.length} faults, ${seconds} s`,
);
process.exit(faults.length === 0 ? 0 : 1);
