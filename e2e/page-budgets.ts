/**
 * Fails if a public page's HTML with its CSS, or everything that the landing page loads on a phone, is too large:
 * measured as transferred by the running product with its demo content.
 */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { publicRoutes } from '../apps/web/src/route-table.ts';
import { pathOfSlug, sitePageKeys, sitePageSlug } from '../packages/contract/src/site-pages.ts';
import { browserArgs, ensureBrowser } from '../scripts/browser.ts';
import { exitOnMissing } from '../scripts/missing.ts';
import { checkSize, exitByBudgets } from './budget.ts';
import { bytesOf, loaderBytes } from './built-files.ts';
import { startProduct } from './start-product.ts';

/**
 * Maximum size of a page's HTML with its CSS, including MUI's, in brotli bytes. issue: pages, 25. Raised by 5 %: a page made
 * of sections has them in its state too.
 */
const htmlMaxBytes = 26_200;
/**
 * Maximum JavaScript of a page made of sections after the first touch, in brotli bytes. issue: pages, 200. Raised by
 * 5 %: pages with many kinds load a file for each group of kinds, and each kind of records has its queries; 2.5 % more
 * since sites have forms and events repeat, and 2.3 % since events ask for registration.
 */
const publicMaxBytes = 220_000;
/** Maximum size of all that the landing page loads when opened on a phone: pictures, fonts and JavaScript, in bytes. */
const landingMaxBytes = 400_000;
/** Maximum height of the landing page on a phone, in CSS pixels, so that it stays short. */
const landingMaxHeightPx = 7400;
/** Maximum size of the pictures that a list of stories loads on a phone, all but the first small, in bytes. */
const listPicturesMaxBytes = 60_000;

exitOnMissing();
const executablePath = ensureBrowser();

const examples: Record<string, string> = { ':id': '1', ':type': 'staff', ':name': 'ruby', '*': '/nowhere' };
const sitePaths = sitePageKeys.map((key) => pathOfSlug(sitePageSlug(key)));
const paths = [
  ...publicRoutes.map(({ path }) => path.replace(/:id|:type|:name|\*/, (part) => examples[part] ?? part)),
  ...sitePaths,
];

/** Compressed size of a page as transferred; `fetch` would decompress it. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

/** Size of a page once it has been compressed better, which happens in the background after the second response. */
async function recompressedBytes(url: string, first: number): Promise<number> {
  let bytes = first;
  for (let attempt = 0; attempt < 40 && bytes >= first; attempt += 1) {
    bytes = await sentBytes(url);
    if (bytes >= first) await wait(250);
  }
  return bytes;
}

/** Opens a page on a phone and lets it hydrate. @returns all transferred bytes and the page's height */
async function openOnPhone(url: string): Promise<{ bytes: number; byType: Map<string, number>; heightPx: number }> {
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const byType = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    byType.set(type, (byType.get(type) ?? 0) + encodedDataLength);
  });
  // Everything that is sent counts, so here the network itself is waited for.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  await wait(1000);
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  await browser.close();
  return { bytes: [...byType.values()].reduce((sum, bytes) => sum + bytes, 0), byType, heightPx };
}

/** The JavaScript that a page names for its hydration. */
async function scriptsOf(url: string): Promise<Set<string>> {
  const html = await (await fetch(url)).text();
  const [, files = ''] = / data-files="([^"]*)"/.exec(html) ?? [];
  return new Set(files.split(' ').map((file) => file.replace(/^\//, '')));
}

const product = await startProduct();
try {
  for (const path of paths) {
    const url = product.origin + path;
    const first = await sentBytes(url);
    // A 404 page is not cached, so it is never compressed better.
    const bytes = path === '/nowhere' ? first : await recompressedBytes(url, first);
    checkSize(path, bytes, htmlMaxBytes, ` (${(first / 1000).toFixed(1)} for its first visitor)`);
  }
  for (const path of sitePaths) {
    const files = await scriptsOf(product.origin + path);
    checkSize(`${path}, JavaScript`, loaderBytes + bytesOf(files), publicMaxBytes, `, ${files.size} files`);
  }
  const { bytes, byType, heightPx } = await openOnPhone(product.origin);
  const parts = [...byType].map(([type, part]) => `${type.toLowerCase()} ${(part / 1000).toFixed(1)}`).join(', ');
  const tall = heightPx > landingMaxHeightPx ? `, taller than ${landingMaxHeightPx} px` : '';
  checkSize('the landing page on a phone, in total', bytes, landingMaxBytes, `: ${parts}; ${heightPx} px tall`, tall);
  const list = await openOnPhone(`${product.origin}/stories`);
  checkSize('pictures of /stories on a phone', list.byType.get('Image') ?? 0, listPicturesMaxBytes);
} finally {
  await product.stop();
}
exitByBudgets();
