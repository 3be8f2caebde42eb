/**
 * `npm test -- checkers`: checks some public pages and dashboard screens of the built product with checkers that find
 * other errors than axe: IBM Equal Access, html-validate and the W3C's checker for the elements, which are the same in
 * each scheme and look, and HTML_CodeSniffer, which is forty times faster than Equal Access, in both schemes, on pages
 * made of all kinds of sections also in two more looks. Fails on every error that is not a known false positive, and on a
 * false positive that is no longer reported.
 */
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chosenLooks } from '../../packages/ui/src/testing/sample-looks.ts';
import { browserArgs, ensureBrowser } from '../../scripts/browser.ts';
import { recordFailure } from '../../scripts/failures.ts';
import { ensureJava } from '../../scripts/java.ts';
import { exitOnMissing } from '../../scripts/missing.ts';
import { timeFactor } from '../../scripts/time-factor.ts';
import { addPagesOfAllKinds, tokenOf } from '../all-kinds.ts';
import { settle } from '../settle.ts';
import { startProduct } from '../start-product.ts';
import { codeSnifferFindings, equalAccessFindings, loadCheckers } from './dom-checkers.ts';
import { falsePositives, partitionFindings } from './false-positives.ts';
import type { Finding, ScreenFinding } from './finding.ts';
import { htmlValidateFindings, nuHtmlCheckerFindings } from './html-checkers.ts';

const publicPaths = [
  '/',
  '/stories',
  '/story/1',
  '/events',
  '/gallery',
  '/vote',
  '/usda-forest-service',
  '/login',
  '/forgot-password',
] as const;

const staffPaths = [
  '/dashboard',
  '/dashboard/articles',
  '/dashboard/create-article',
  '/dashboard/show-article/1',
  '/dashboard/history',
] as const;

/** Number of screens checked in parallel. */
const parallelScreens = 2;

/** Timeout for loading a screen, in ms. */
const loadTimeoutMs = 90_000 * timeFactor;

/** Opens a page and waits until it is hydrated and its records are loaded. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('porchlight:ready', () => document.documentElement.setAttribute('data-checked-awake', '')),
  );
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.move(1, 1);
  await page.locator('[data-checked-awake]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.documentElement.removeAttribute('data-checked-awake'));
  // A public page hydrates without a call. A PDF, there or in a screen that shows a record, may never be idle.
  await page.waitForLoadState(isPublic(path) || path.includes('/show-') ? 'load' : 'networkidle');
  await page.waitForFunction(() => !document.body.innerText.includes('Loading...'));
  // The editor of a formatted text loads after its form.
  if (path.includes('/create-')) await page.locator('[contenteditable=true]').first().waitFor();
}

function isPublic(path: string): boolean {
  return !path.startsWith('/dashboard');
}

/** The HTML of a screen: as sent by the server, or as rendered in the browser where the server renders none. */
async function htmlOf(page: Page, path: string): Promise<string> {
  if (!isPublic(path)) return page.content();
  return (await fetch(new URL(path, page.url()))).text();
}

/** All findings of the checkers on one screen. */
async function findingsOn(context: BrowserContext, path: string): Promise<ScreenFinding[]> {
  const page = await context.newPage();
  const screenFindings: ScreenFinding[] = [];
  const note = (screen: string, findings: Finding[]) =>
    screenFindings.push(...findings.map((finding) => ({ ...finding, screen })));
  await openScreen(page, path);
  const html = await htmlOf(page, path);
  note(path, await htmlValidateFindings(html));
  documents.set(path, html);
  await loadCheckers(page);
  for (const colorScheme of schemes) note(`${path}, ${colorScheme}`, await findingsIn(page, colorScheme));
  note(path, await equalAccessFindings(page));
  await page.close();
  return screenFindings;
}

const schemes = ['light', 'dark'] as const;

/** Findings of HTML_CodeSniffer in a color scheme. */
async function findingsIn(page: Page, colorScheme: (typeof schemes)[number]): Promise<Finding[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settle(page);
  return codeSnifferFindings(page);
}

/** Findings on a page in a look that is chosen in the settings, which the site has from then on. */
async function findingsInLook(
  context: BrowserContext,
  path: string,
  [name, { primary, accent, headings, text, pattern, corners }]: (typeof looks)[number],
): Promise<ScreenFinding[]> {
  const form = new FormData();
  const fields = { primary_color: primary, accent_color: accent, heading_typeface: headings, text_typeface: text };
  for (const [field, value] of Object.entries({ ...fields, pattern, corners })) form.set(field, value);
  const headers = { authorization: `Bearer ${token}` };
  const call = `${product.origin}/api/update-single-organization/1`;
  const response = await fetch(call, { method: 'POST', body: form, headers });
  if (!response.ok) throw new Error(`The look was not changed: ${await response.text()}`);
  const page = await context.newPage();
  await openScreen(page, path);
  await loadCheckers(page);
  const screenFindings: ScreenFinding[] = [];
  for (const colorScheme of schemes) {
    const screen = `${path}, ${name}, ${colorScheme}`;
    screenFindings.push(...(await findingsIn(page, colorScheme)).map((finding) => ({ ...finding, screen })));
  }
  await page.close();
  return screenFindings;
}

exitOnMissing();
const java = ensureJava();
const executablePath = ensureBrowser();
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: browserArgs });
const looks = Object.entries(chosenLooks);
let token = '';
let screens = 0;
const documents = new Map<string, string>();
const screenFindings: ScreenFinding[] = [];
try {
  // The pages' Content-Security-Policy would block the checkers' scripts.
  const options = { baseURL: product.origin, bypassCSP: true, locale: 'en-US', timezoneId: 'America/Chicago' };
  const visitor = await browser.newContext(options);
  const member = await browser.newContext(options);
  for (const context of [visitor, member]) context.setDefaultTimeout(loadTimeoutMs);
  token = await tokenOf(product.origin);
  const kindPaths = await addPagesOfAllKinds(product.origin, token);
  await member.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const remainingPaths: string[] = [...publicPaths, ...kindPaths, ...staffPaths];
  screens = remainingPaths.length + kindPaths.length * looks.length;
  const checkRemaining = async () => {
    for (let path = remainingPaths.shift(); path; path = remainingPaths.shift()) {
      screenFindings.push(...(await findingsOn(isPublic(path) ? visitor : member, path)));
    }
  };
  await Promise.all(Array.from({ length: parallelScreens }, checkRemaining));
  for (const look of looks)
    for (const path of kindPaths) screenFindings.push(...(await findingsInLook(visitor, path, look)));
} finally {
  await browser.close();
  await product.stop();
}
screenFindings.push(...(await nuHtmlCheckerFindings(documents, java)));

const { real, unreported } = partitionFindings(screenFindings, falsePositives);
for (const { screen, checker, rule, message, element } of real) {
  console.error(`${screen}: ${checker}, ${rule}: ${message}\n    ${element}`);
  recordFailure({ name: `${screen}: ${checker}`, error: `${rule}: ${message}` });
}
for (const { checker, rule, where } of unreported) {
  const error = `${checker} no longer reports ${rule} where ${where}: remove it from the list of false alarms.`;
  console.error(error);
  recordFailure({ name: 'false alarms', error });
}
console.log(`${screens} screens: ${real.length} errors, ${screenFindings.length - real.length} false alarms`);
process.exitCode = real.length + unreported.length > 0 ? 1 : 0;
