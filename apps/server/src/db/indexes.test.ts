import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resources } from '@porchlight/contract/resources';
import { describe, expect, test } from 'vitest';
import { findAccount } from '../accounts/find-account.ts';
import { writeMigratedFile } from '../testing/migrated-file.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isOnPostgres } from '../testing/test-database.ts';
import { serverForAllTests } from '../testing/test-server.ts';
import { rejectTaken } from '../writes/unique-values.ts';
import { type Database, databaseFile } from './database.ts';
import { openWriter } from './sqlite.ts';

interface Index {
  name: string;
  table: string;
  statement: string;
}

/** The rows of the tables in docs/indexes.md: the pattern of an index's name, and a query that it serves. */
async function documented() {
  const text = await readFile(join(import.meta.dirname, '../../../../docs/indexes.md'), 'utf8');
  return [...text.matchAll(/^\| `([^`]+)` \| .+ \| `([^`]+)` \|$/gm)].map(([, pattern = '', query = '']) => ({
    pattern,
    query,
  }));
}

/** The documented row of an index: the one with its own name, else the longest pattern that fits. */
function rowOf<Row extends { pattern: string }>({ name, table }: Index, rows: readonly Row[]): Row | undefined {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace('{table}', table).replace('{column}', '\\w+')}$`).test(name);
  const fitting = rows.filter(({ pattern }) => fits(pattern));
  const [longest] = fitting.toSorted((a, b) => b.pattern.length - a.pattern.length);
  return fitting.find(({ pattern }) => pattern === name) ?? longest;
}

/** What an index of a list is sorted by: `lower(title)`, or the column. */
const sortedBy = ({ statement }: Index) => /\((?:state, )?(.+)\) where/.exec(statement)?.[1] ?? '';

test.skipIf(isOnPostgres())('every index is documented, and the query that it is documented for uses it', async () => {
  const dataDir = await temporaryFolder();
  await writeMigratedFile(dataDir);
  const db = openWriter(join(dataDir, databaseFile));
  const indexes = db
    .prepare(
      `select name, tbl_name, sql from sqlite_schema where type = 'index' and sql is not null and tbl_name not like 'search%'`,
    )
    .all()
    .map((row): Index => ({ name: String(row.name), table: String(row.tbl_name), statement: String(row.sql) }));
  const rows = await documented();
  const faults = indexes.flatMap((index) => {
    const row = rowOf(index, rows);
    if (!row) return `${index.name} is not documented`;
    const query = row.query.replaceAll('{table}', index.table).replaceAll('{column}', sortedBy(index));
    const plan = db
      .prepare(`explain query plan ${query}`)
      .all()
      .map(({ detail }) => String(detail));
    return plan.some((step) => step.includes(`INDEX ${index.name}`))
      ? []
      : `${index.name}: ${query}: ${plan.join(', ')}`;
  });
  const used = new Set(indexes.map((index) => rowOf(index, rows)?.pattern));
  const gone = rows.filter(({ pattern }) => !used.has(pattern)).map(({ pattern }) => `there is no index ${pattern}`);
  expect([...faults, ...gone]).toEqual([]);
  db.close();
});

describe.skipIf(isOnPostgres())('is found by its key, without reading the table:', () => {
  const server = serverForAllTests();

  test.each([
    ['the account of a name', 'users_username_key', (db: Database) => findAccount(db, 'Ruby')],
    ['an account with the same name', 'users_username_key', taken('user', { username: 'ruby' })],
    ['a subscriber with the same address', 'emails_email_key', taken('email', { email: 'ruby@porch.example' })],
    ['the same picture in the library', 'media_image_key', taken('media', { image: '1.jpg' })],
  ])('%s', async (_, index, find) => {
    const plans = await queryPlans(server.db.read, (read) => find({ ...server.db, read }));
    expect(plans[0]).toContain(`USING INDEX ${index}`);
    expect(plans[0]).not.toMatch(/SCAN/);
  });
});

function taken(name: 'user' | 'email' | 'media', columns: Record<string, string>) {
  return ({ read }: Database) => rejectTaken({ trx: read, resource: resources[name] }, columns);
}
