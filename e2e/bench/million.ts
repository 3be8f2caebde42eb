/** Time and memory of lists, search, feeds and sitemaps with 100,000 and with 1,000,000 records. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextCursorHeader } from '@porchlight/contract/calls';
import { sql } from 'kysely';
import { type App, buildApp } from '../../apps/server/src/app.ts';
import { websiteFolder } from '../../apps/server/src/cli/serve-command.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { kindOf } from '../../apps/server/src/db/dialect.ts';
import { type Print, percentile } from './statistics.ts';

const sizes = [100_000, 1_000_000];
const turns = 20;
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
        const begun = performance.now();
        await fill(app, table, rows);
        print(`${label} ${table} written`, `${((performance.now() - begun) / 1000).toFixed(1)} s`);
      }
      if (kindOf(app.db.read) === 'postgres') await sql`analyze`.execute(app.db.read);
      await measure(app, (what, figure) => print(`${label} ${what}`, figure));
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
    const begun = performance.now();
    const answer = await server.inject({ url, headers: isStaff ? headers : {} });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    return { ms: performance.now() - begun, answer };
  };
  const list = (name: string, query: string) =>
    `/api/get-all-${name}?limit=${pageRows}&excerpt=${100 + round}&${query}`;

  for (const [name, sort, isStaff] of [
    ['story', 'title', true],
    ['story', '-date', false],
    ['event', 'soonest', false],
  ] as const) {
    const state = isStaff ? '&state=any' : '';
    const near: number[] = [];
    const away: number[] = [];
    const offset = farPage * pageRows;
    // Pages are requested by cursor; only the order `soonest` has none.
    const cursor = sort === 'soonest' ? null : await cursorBefore(name, sort, isStaff);
    const there = cursor ? `after=${encodeURIComponent(cursor)}` : `offset=${offset}`;
    for (let turn = 0; turn < turns; turn += 1) {
      near.push((await time(list(name, `sort=${sort}${state}`), isStaff)).ms);
      away.push((await time(list(name, `sort=${sort}${state}&${there}`), isStaff)).ms);
    }
    const [first, last] = [percentile(near, 0.5), percentile(away, 0.5)];
    const who = isStaff ? 'staff' : 'visitors';
    print(
      `${who}' list of ${name}, sort=${sort}: page 0, page ${farPage}`,
      `${first.toFixed(1)} ms, ${last.toFixed(1)} ms: ${(first / last).toFixed(2)} of its speed`,
    );
  }

  async function cursorBefore(name: string, sort: string, isStaff: boolean): Promise<string> {
    let after = '';
    // Up to a thousand rows per request, up to the page before.
    for (let passed = 0; passed < farPage * pageRows; passed += 1000) {
      const rows = Math.min(1000, farPage * pageRows - passed);
      const query = `limit=${rows}&excerpt=1&sort=${sort}${isStaff ? '&state=any' : ''}${after && `&after=${encodeURIComponent(after)}`}`;
      const { answer } = await time(`/api/get-all-${name}?${query}`, isStaff);
      after = String(answer.headers[nextCursorHeader] ?? '');
      if (!after) throw new Error(`The list of ${name} ends before page ${farPage}.`);
    }
    return after;
  }

  const searches: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const [one, other] = [words[turn % words.length], words[(turn * 5 + 3) % words.length]];
    searches.push((await time(`/api/search?q=${turn % 2 ? `${one} ${other}` : `${one}%20${turn * 37}`}`)).ms);
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
    const before = process.memoryUsage.rss();
    const { ms, answer } = await time(url);
    const grown = (process.memoryUsage.rss() - before) / 1024 / 1024;
    print(
      url,
      `${ms.toFixed(0)} ms, ${(answer.rawPayload.length / 1024).toFixed(0)} kB, memory +${Math.max(0, grown).toFixed(0)} MB`,
    );
  }
}
