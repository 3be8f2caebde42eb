/**
 * What the dashboard's home and its long lists cost the browser's main thread: opening, sorting and searching lists of
 * 2,000, 10,000 and 100,000 rows, records in every state and the library of pictures of the built product in a real Chromium, each beside a bare page of React and MUI's
 * DataGrid that does the same in the same run. `npm run bench -- lists` measures this part alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Locator, type Page, type Request } from 'playwright';
import { browserArgs, ensureBrowser } from '../../scripts/browser.ts';
import { serveBareList } from './bare-list/serve.ts';
import { freePort } from './free-port.ts';
import { fillLongLists, type LongList, longLists } from './long-lists.ts';

/** The most that a step of a list may take, and the home, in milliseconds. */
const listAimMs = 400;
const homeAimMs = 300;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const staff = { username: 'bench', password: 'bench on a quiet machine' };
/** The page counts as quiet when its main thread has worked less than a tenth of this long, in milliseconds. */
const quietMs = 400;

/** Milliseconds that the page's main thread has worked, as its processor counts them: waiting costs nothing. */
async function workedMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** A page, and how long its main thread has worked. */
async function measuredPage(context: BrowserContext) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // Time on the processor and not by the clock, or a crowded machine would measure its crowd.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const calls = new Set<Request>();
  page.on('request', (request) => calls.add(request));
  const end = (request: Request) => void calls.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  /** Waits without looking at the page, which would be work for it. */
  const quiet = async () => {
    for (let last = await workedMs(cdp); ; ) {
      await wait(quietMs);
      const now = await workedMs(cdp);
      if (calls.size === 0 && now - last < quietMs / 10) return now;
      last = now;
    }
  };
  return { page, quiet };
}

/** A list to visit: one of the product's, or the bare one. */
interface Visited extends Omit<LongList, 'link' | 'rows' | 'table'> {
  origin: string;
  /** The list from which it is opened, and what leads from there to it. */
  from: string;
  link: (page: Page) => Locator;
  /** What is said of the first page and of the second, whatever is found. */
  all: RegExp;
  next: RegExp;
}

function visitedOf(list: LongList, origin: string): Visited {
  const all = new RegExp(`^1–25 of ${list.rows.toLocaleString('en-US')}$`);
  const link = (page: Page) => page.getByRole('link', { name: list.link, exact: true });
  return { ...list, origin, from: '/dashboard/users', link, all, next: /^26–50 of/ };
}

function bareList(origin: string): Visited {
  const link = (page: Page) => page.getByRole('button', { name: 'Other list' });
  return { origin, path: '/', from: '/', link, column: 'Title', word: 'quilt', all: /^1–25 of/, next: /^26–50 of/ };
}

/** One visit to a list, each step with its cost in milliseconds. */
async function visit(context: BrowserContext, list: Visited): Promise<Record<string, number>> {
  const { origin, all } = list;
  const { page, quiet } = await measuredPage(context);
  let before = await quiet();
  /** What it has cost since the last time; whether it came to what it should is looked at afterwards. */
  const cost = async (text: RegExp | string) => {
    const now = await quiet();
    const ms = now - before;
    await page.locator('.MuiTablePagination-displayedRows').filter({ hasText: text }).waitFor({ timeout: 20_000 });
    await page.getByRole('grid').getByRole('row').nth(25).waitFor({ timeout: 5000 });
    before = await quiet();
    return ms;
  };
  const place = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    before = await quiet();
    return [x + width / 2, y + height / 2] as const;
  };

  await page.goto(origin + list.path);
  const byAddress = await cost(all);
  await page.goto(origin + list.from);
  await page.getByRole('grid').waitFor();
  await page.mouse.click(...(await place(list.link(page))));
  const byLink = await cost(all);
  await page.mouse.click(...(await place(page.getByRole('columnheader', { name: list.column, exact: true }))));
  const sort = await cost(all);
  await page.locator('[aria-sort="ascending"]').waitFor({ timeout: 5000 });
  await page.mouse.click(...(await place(page.getByRole('searchbox'))));
  before = await quiet();
  await page.keyboard.type(list.word, { delay: 60 });
  const search = await cost(/^1–25 of/);
  await page.mouse.click(...(await place(page.getByRole('button', { name: 'Next page' }))));
  const next = await cost(list.next);
  const steps: Record<string, number> = {
    'opened by its address': byAddress,
    'opened from another list': byLink,
    sorted: sort,
    searched: search,
    'next page': next,
  };
  if (list.filter) {
    await page.mouse.click(...(await place(page.getByRole('button', { name: 'Filter' }))));
    await page.getByLabel(list.filter.label, { exact: true }).selectOption(list.filter.option);
    steps.filtered = await cost(/^1–25 of/);
    await page.getByRole('button', { name: 'Filter (1)' }).waitFor({ timeout: 5000 });
  }
  if (list.hasPictures) {
    await page.mouse.click(...(await place(page.getByRole('button', { name: 'Pictures' }))));
    const now = await quiet();
    steps['shown as pictures'] = now - before;
    await page.locator('#main').getByRole('listitem').nth(24).waitFor({ timeout: 5000 });
    await page.goto(origin + list.from);
    await page.getByRole('grid').waitFor();
    await page.mouse.click(...(await place(list.link(page))));
    steps['opened as pictures from another list'] = (await quiet()) - before;
    await page.locator('#main').getByRole('listitem').nth(24).waitFor({ timeout: 5000 });
    // Rows again for the next visit.
    await page.getByRole('button', { name: 'Pictures' }).click();
    await page.getByRole('grid').waitFor();
  }
  await page.close();
  return steps;
}

/** One visit to the home screen, until all its parts are there; its cost in milliseconds. */
async function visitHome(context: BrowserContext, origin: string): Promise<number> {
  const { page, quiet } = await measuredPage(context);
  const before = await quiet();
  await page.goto(`${origin}/dashboard`);
  const ms = (await quiet()) - before;
  await page.getByRole('figure', { name: 'Donations by month' }).waitFor({ timeout: 5000 });
  await page.close();
  return ms;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Measures in a Chromium over a database of its own, and prints the middle one of some visits. */
export async function dashboardLists(print: (what: string, figure: string) => void): Promise<void> {
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
    // Both, as a sign-in leaves them.
    for (const [name, value] of Object.entries({ token, user: JSON.stringify(user) })) {
      await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
    }
    const bare = bareList(bareServer.origin);
    // The first visit fills the caches of browser and server, as every visit but a person's first finds them.
    await visit(context, visitedOf(longLists[0] as LongList, origin));
    await visit(context, bare);
    await visitHome(context, origin);
    const homes: number[] = [];
    const bares: Record<string, number>[] = [];
    const lists = longLists.map((list) => ({ list, visits: [] as Record<string, number>[] }));
    // In turns, so that a machine that others keep busy is as slow for each.
    for (let round = 0; round < rounds; round += 1) {
      bares.push(await visit(context, bare));
      homes.push(await visitHome(context, origin));
      for (const { list, visits } of lists) visits.push(await visit(context, visitedOf(list, origin)));
    }
    const stepMs = (visits: Record<string, number>[], step: string) =>
      median(visits.map((each) => each[step] ?? Number.NaN));
    const tell = (what: string, ms: number, aimMs: number, bareMs: number) => {
      // The bare grid has no filter and no pictures.
      const beside = Number.isNaN(bareMs)
        ? ''
        : `; ${(ms / bareMs).toFixed(2)} times a bare grid's ${Math.round(bareMs)}`;
      print(`${what}, main thread`, `${Math.round(ms)} ms${ms > aimMs ? `, over ${aimMs}` : ''}${beside}`);
    };
    tell('home opened by its address', median(homes), homeAimMs, stepMs(bares, 'opened by its address'));
    for (const { list, visits } of lists) {
      for (const step of Object.keys(visits[0] ?? {})) {
        const what = `list of ${list.rows.toLocaleString('en-US')} ${list.table} ${step}`;
        tell(what, stepMs(visits, step), listAimMs, stepMs(bares, step));
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
