/**
 * Main-thread time of the dashboard's home and long lists: opening, sorting and searching lists of 2,000, 10,000 and
 * 100,000 rows, records in every state and the library of pictures, in the built product and a real Chromium; each
 * beside a bare page of React and MUI's DataGrid that does the same in the same run. `npm run bench -- lists` measures
 * only this.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { browserArgs, ensureBrowser } from '../../scripts/browser.ts';
import { serveBareList } from './bare-list/serve.ts';
import { freePort } from './free-port.ts';
import { fillLongLists, type LongList, longLists } from './long-lists.ts';
import { measuredPage } from './main-thread.ts';
import { median, type Print } from './statistics.ts';

/** Maximum times of a step of a list and of the home screen, in milliseconds. */
const listAimMs = 400;
const homeAimMs = 300;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const staff = { username: 'bench', password: 'bench on a quiet machine' };
/** A list to visit: one of the product's, or the bare one. */
interface VisitedList extends Omit<LongList, 'link' | 'rows' | 'table'> {
  origin: string;
  /** Address of the list from which it is opened, and the link there. */
  from: string;
  link: (page: Page) => Locator;
  /** Texts of the pagination on the first and the second page, whatever the number of rows. */
  firstPage: RegExp;
  nextPage: RegExp;
}

function visitedListOf(list: LongList, origin: string): VisitedList {
  const firstPage = new RegExp(`^1–25 of ${list.rows.toLocaleString('en-US')}$`);
  const link = (page: Page) => page.getByRole('link', { name: list.link, exact: true });
  return { ...list, origin, from: '/dashboard/users', link, firstPage, nextPage: /^26–50 of/ };
}

function bareList(origin: string): VisitedList {
  const link = (page: Page) => page.getByRole('button', { name: 'Other list' });
  return {
    origin,
    path: '/',
    from: '/',
    link,
    column: 'Title',
    word: 'quilt',
    firstPage: /^1–25 of/,
    nextPage: /^26–50 of/,
  };
}

/** Visits a list once. @returns the cost of each step in milliseconds */
async function visit(context: BrowserContext, list: VisitedList): Promise<Record<string, number>> {
  const { origin, firstPage } = list;
  const { page, whenIdle } = await measuredPage(context);
  let before = await whenIdle();
  /** The cost since the last call; whether the step succeeded is only checked after measuring. */
  const cost = async (text: RegExp | string) => {
    const now = await whenIdle();
    const ms = now - before;
    await page.locator('.MuiTablePagination-displayedRows').filter({ hasText: text }).waitFor({ timeout: 20_000 });
    await page.getByRole('grid').getByRole('row').nth(25).waitFor({ timeout: 5000 });
    before = await whenIdle();
    return ms;
  };
  const centerOf = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    before = await whenIdle();
    return [x + width / 2, y + height / 2] as const;
  };

  if (list.hasPictures) {
    // It may open as a grid: rows are measured first.
    await page.goto(origin + list.path);
    const grid = page.getByRole('button', { name: 'Grid' });
    if ((await grid.getAttribute('aria-pressed')) === 'true') await grid.click();
    await page.getByRole('grid').waitFor();
  }
  await page.goto(origin + list.path);
  const byAddress = await cost(firstPage);
  await page.goto(origin + list.from);
  await page.getByRole('grid').waitFor();
  await page.mouse.click(...(await centerOf(list.link(page))));
  const byLink = await cost(firstPage);
  await page.mouse.click(...(await centerOf(page.getByRole('columnheader', { name: list.column, exact: true }))));
  const sort = await cost(firstPage);
  await page.locator('[aria-sort="ascending"]').waitFor({ timeout: 5000 });
  await page.mouse.click(...(await centerOf(page.getByRole('searchbox'))));
  before = await whenIdle();
  await page.keyboard.type(list.word, { delay: 60 });
  const search = await cost(/^1–25 of/);
  await page.mouse.click(...(await centerOf(page.getByRole('button', { name: 'Next page' }))));
  const next = await cost(list.nextPage);
  const steps: Record<string, number> = {
    'opened by its URL': byAddress,
    'opened from another list': byLink,
    sorted: sort,
    searched: search,
    'next page': next,
  };
  if (list.filter) {
    await page.mouse.click(...(await centerOf(page.getByRole('button', { name: 'Filter' }))));
    const more = page.getByRole('button', { name: 'More filters' });
    if (await more.isVisible()) await more.click();
    await page.getByLabel(list.filter.label, { exact: true }).selectOption(list.filter.option);
    steps.filtered = await cost(/^1–25 of/);
    await page.getByRole('button', { name: 'Filter (1)' }).waitFor({ timeout: 5000 });
  }
  if (list.hasPictures) {
    await page.mouse.click(...(await centerOf(page.getByRole('button', { name: 'Grid' }))));
    const now = await whenIdle();
    steps['shown as pictures'] = now - before;
    await page.locator('#main').getByRole('listitem').nth(24).waitFor({ timeout: 5000 });
    await page.goto(origin + list.from);
    await page.getByRole('grid').waitFor();
    await page.mouse.click(...(await centerOf(list.link(page))));
    steps['opened as pictures from another list'] = (await whenIdle()) - before;
    await page.locator('#main').getByRole('listitem').nth(24).waitFor({ timeout: 5000 });
    // Switch back to rows for the next visit.
    await page.getByRole('button', { name: 'Grid' }).click();
    await page.getByRole('grid').waitFor();
  }
  await page.close();
  return steps;
}

/** Visits the home screen once, until all its parts are loaded. @returns the cost in milliseconds */
async function visitHome(context: BrowserContext, origin: string): Promise<number> {
  const { page, whenIdle } = await measuredPage(context);
  const before = await whenIdle();
  await page.goto(`${origin}/dashboard`);
  const ms = (await whenIdle()) - before;
  await page.getByRole('figure', { name: 'Donations by month' }).waitFor({ timeout: 5000 });
  await page.close();
  return ms;
}

/** Measures in a Chromium with its own database, and prints the median of several visits. */
export async function dashboardLists(print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-lists-'));
  await fillLongLists(folder);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts'), 'serve'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: origin,
      ADMIN_USERNAME: staff.username,
      ADMIN_PASSWORD: staff.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)]);
  if (!started) throw new Error('The server with the long lists did not start.');
  const bareServer = await serveBareList(join(folder, 'bare-list'));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    const login = await context.request.post(`${origin}/api/login`, { multipart: { ...staff } });
    const { token, user } = (await login.json()) as { token: string; user: unknown };
    // The same keys in local storage as after a sign-in.
    for (const [name, value] of Object.entries({ token, user: JSON.stringify(user) })) {
      await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
    }
    const bare = bareList(bareServer.origin);
    // The first visit fills the caches of browser and server; only a person's very first visit is without them.
    await visit(context, visitedListOf(longLists[0] as LongList, origin));
    await visit(context, bare);
    await visitHome(context, origin);
    const homeVisits: number[] = [];
    const bareVisits: Record<string, number>[] = [];
    const lists = longLists.map((list) => ({ list, visits: [] as Record<string, number>[] }));
    // Alternating, so that other load on the machine affects all lists equally.
    for (let round = 0; round < rounds; round += 1) {
      bareVisits.push(await visit(context, bare));
      homeVisits.push(await visitHome(context, origin));
      for (const { list, visits } of lists) visits.push(await visit(context, visitedListOf(list, origin)));
    }
    const stepMs = (visits: Record<string, number>[], step: string) =>
      median(visits.map((each) => each[step] ?? Number.NaN));
    const printStep = (stepName: string, ms: number, aimMs: number, bareMs: number) => {
      // The bare grid has no filter and no pictures.
      const comparison = Number.isNaN(bareMs)
        ? ''
        : `; ${(ms / bareMs).toFixed(2)} times the bare grid's ${Math.round(bareMs)}`;
      print(
        `${stepName}, main thread`,
        `${Math.round(ms)} ms${ms > aimMs ? `, above the limit of ${aimMs}` : ''}${comparison}`,
      );
    };
    printStep('home opened by its URL', median(homeVisits), homeAimMs, stepMs(bareVisits, 'opened by its URL'));
    for (const { list, visits } of lists) {
      for (const step of Object.keys(visits[0] ?? {})) {
        const stepName = `list of ${list.rows.toLocaleString('en-US')} ${list.table} ${step}`;
        printStep(stepName, stepMs(visits, step), listAimMs, stepMs(bareVisits, step));
      }
    }
  } finally {
    await browser.close();
    bareServer.close();
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
