/** Time and memory of lists, search, feeds and sitemaps with 100,000 and with 1,000,000 records. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextCursorHeader } from '@porchlight/contract/calls';
import { sql } from 'kysely';
import { type App, buildApp } from '../../apps/server/src/app.ts';
import { kindOf } from '../../apps/server/src/db/dialect.ts';
import { websiteFolder } from '../../apps/server/src/ops/serve-command.ts';
import { readConfig } from '../../apps/server/src/settings/config.ts';
import { type Print, percentile } from './statistics.ts';

const sizes = [100_000, 1_000_000];
const rounds = 20;
/** Number of the page that is compared with the first one. */
const farPage = 3900;
const pageRows = 25;
const password = 'bench on a quiet machine';

/** Words of the generated titles; every title has two of them and its number. */
const words = 'porch quilt garden pantry ballot river lantern choir county orchard ledger mule'.split(' ');

/** Fills a table with SQL statements of 20,000 rows each, with all triggers and indexes active. */
async function fill({ db }: App, table: 'stories' | 'events', rows: number): Promise<void> {
  const isPostgres = kindOf(db.read) === 'postgres';
  const batch = 20_000;
  const word = (step: number) =>
    isPostgres
      ? sql`(array[${sql.join(words)}]::text[])[(n / ${sql.lit(step)}) % ${sql.lit(words.length)} + 1]`
      : sql`(${sql.lit(JSON.stringify(words))} ->> ('$[' || ((n / ${sql.lit(step)}) % ${sql.lit(words.length)}) || ']'))`;
  const day = isPostgres
    ? sql`to_char(date '2011-01-01' + (n % 6500)::int, 'YYYY-MM-DD')`
    : sql`date('2011-01-01', '+' || (n % 6500) || ' days')`;
  const title = sql`'The ' || ${word(1)} || ' and the ' || ${word(7)} || ', part ' || n`;
  const moment = '2026-03-14T12:00:00.000Z';
  for (let start = 1; start <= rows; start += batch) {
    const numbers = sql`with recursive numbers(n) as (
      select ${sql.lit(start)} union all select n + 1 from numbers where n < ${sql.lit(Math.min(rows, start + batch - 1))})`;
    await db.write(async (trx) => {
      await (table === 'stories'
        ? sql`insert into stories (title, subtitle, slug, date, content, created_at, updated_at)
            ${numbers} select ${title}, 'What the ' || ${word(5)} || ' taught us', 's' || n, ${day},
            'A ' || ${word(3)} || ' by the road. ' || ${'We keep a light on. '.repeat(20)}, ${moment}, ${moment} from numbers`
        : sql`insert into events (title, slug, date, description, created_at, updated_at)
            ${numbers} select ${title}, 'e' || n, ${day} || 'T16:00:00.000Z', 'Bring a jar.', ${moment}, ${moment} from numbers`
      ).execute(trx);
    });
  }
}

/**
 * Measures on SQLite, or on the empty database of `DATABASE_URL`.
 * @param print takes a name and a figure
 */
export async function millionRecords(print: Print): Promise<void> {
  for (const rows of sizes) {
    const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-million-'));
    const config = readConfig(
      {
        DATA_DIR: dataDir,
        PUBLIC_URL: 'http://localhost:3000',
        ADMIN_PASSWORD: password,
        ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
      },
      false,
    );
    const app = await buildApp(config, { webDist: websiteFolder, limits: null });
    const label = `${rows.toLocaleString('en-US')} records:`;
    try {
      for (const table of ['stories', 'events'] as const) {
        await app.db.write((trx) => sql`delete from ${sql.table(table)}`.execute(trx));
        const startedAt = performance.now();
        await fill(app, table, rows);
        print(`${label} ${table} written`, `${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
      }
      if (kindOf(app.db.read) === 'postgres') await sql`analyze`.execute(app.db.read);
      await measure(app, (figureName, figure) => print(`${label} ${figureName}`, figure));
    } finally {
      await app.server.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

async function measure({ server }: App, print: Print): Promise<void> {
  const login = await server.inject({ method: 'POST', url: '/api/login', payload: { username: 'admin', password } });
  const headers = { authorization: `Bearer ${login.json().token}` };
  let round = 0;
  /** Requests a URL. @returns the response and its time in milliseconds; `excerpt` varies so that no cache is hit */
  const time = async (url: string, isStaff = false) => {
    round += 1;
    const startedAt = performance.now();
    const response = await server.inject({ url, headers: isStaff ? headers : {} });
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body.slice(0, 200)}`);
    return { ms: performance.now() - startedAt, response };
  };
  const list = (name: string, query: string) =>
    `/api/get-all-${name}?limit=${pageRows}&excerpt=${100 + round}&${query}`;

  for (const [name, sort, isStaff] of [
    ['story', 'title', true],
    ['story', '-date', false],
    ['event', 'soonest', false],
  ] as const) {
    const state = isStaff ? '&state=any' : '';
    const firstPageMs: number[] = [];
    const farPageMs: number[] = [];
    const offset = farPage * pageRows;
    // Pages are requested by cursor; only the order `soonest` has none.
    const cursor = sort === 'soonest' ? null : await cursorBefore(name, sort, isStaff);
    const farPosition = cursor ? `after=${encodeURIComponent(cursor)}` : `offset=${offset}`;
    for (let index = 0; index < rounds; index += 1) {
      firstPageMs.push((await time(list(name, `sort=${sort}${state}`), isStaff)).ms);
      farPageMs.push((await time(list(name, `sort=${sort}${state}&${farPosition}`), isStaff)).ms);
    }
    const [first, last] = [percentile(firstPageMs, 0.5), percentile(farPageMs, 0.5)];
    const readers = isStaff ? 'staff' : 'visitors';
    print(
      `${readers}' list of ${name}, sort=${sort}: page 0, page ${farPage}`,
      `${first.toFixed(1)} ms, ${last.toFixed(1)} ms: ${(first / last).toFixed(2)} of its speed`,
    );
  }

  async function cursorBefore(name: string, sort: string, isStaff: boolean): Promise<string> {
    let after = '';
    // Up to a thousand rows per request, up to the page before.
    for (let passed = 0; passed < farPage * pageRows; passed += 1000) {
      const rows = Math.min(1000, farPage * pageRows - passed);
      const query = `limit=${rows}&excerpt=1&sort=${sort}${isStaff ? '&state=any' : ''}${after && `&after=${encodeURIComponent(after)}`}`;
      const { response } = await time(`/api/get-all-${name}?${query}`, isStaff);
      after = String(response.headers[nextCursorHeader] ?? '');
      if (!after) throw new Error(`The list of ${name} ends before page ${farPage}.`);
    }
    return after;
  }

  const searches: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const [one, other] = [words[index % words.length], words[(index * 5 + 3) % words.length]];
    searches.push((await time(`/api/search?q=${index % 2 ? `${one} ${other}` : `${one}%20${index * 37}`}`)).ms);
  }
  print(
    'search, median and 95th percentile',
    `${percentile(searches, 0.5).toFixed(0)} ms, ${percentile(searches, 0.95).toFixed(0)} ms`,
  );

  for (const url of [
    '/feeds/stories.xml',
    '/calendar.ics',
    '/sitemap.xml',
    '/sitemap-story-1.xml',
    '/sitemap-story-2.xml',
  ]) {
    globalThis.gc?.();
    const memoryBefore = process.memoryUsage.rss();
    const { ms, response } = await time(url);
    const growthMegabytes = (process.memoryUsage.rss() - memoryBefore) / 1024 / 1024;
    print(
      url,
      `${ms.toFixed(0)} ms, ${(response.rawPayload.length / 1024).toFixed(0)} kB, memory +${Math.max(0, growthMegabytes).toFixed(0)} MB`,
    );
  }
}
