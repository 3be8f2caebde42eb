import type { DatabaseSync } from 'node:sqlite';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { type AliasedRawBuilder, type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { StartError } from '../http-error.ts';
import { kindOf } from './dialect.ts';
import { endServing, holdServing } from './serving-nodes.ts';
import type { Tables } from './tables.ts';

/** What another process has changed; null when it may have been anything. */
export type ChangeElsewhere = { resource: ResourceName; id: number } | null;

/** Hears of what other processes do. */
export interface ElsewhereListener {
  /** Something was changed, or may have been. The database is there. */
  changed(change: ChangeElsewhere): void;
  /** The database is away, and nothing is heard until `changed` is called. */
  lost(): void;
  /** Other nodes serve the database meanwhile, in another way than this one, which has to end. @param reason a sentence */
  displaced(reason: string): void;
}

/** Channel of PostgreSQL's notifications. */
const channel = 'porchlight_changes';
/** How long to wait before the connection that listens is made anew, in milliseconds. */
const reconnectMs = 1000;
/** How often SQLite is asked whether another process, such as a command, has written, in milliseconds. */
const askEveryMs = 500;

/**
 * Tells the other processes of a change once its transaction is committed: returned by the insert of its row into the
 * history. SQLite needs no word of it.
 */
export function notifyOnCommit(trx: Kysely<Tables>): AliasedRawBuilder<unknown, 'told'> {
  const payload = sql`resource || ':' || record_id || ':' || current_setting('application_name')`;
  return (kindOf(trx) === 'postgres' ? sql`pg_notify(${sql.lit(channel)}, ${payload})` : sql`null`).as('told');
}

/**
 * Listens to what other processes change in a PostgreSQL database. While the connection is lost nothing is heard: once it
 * is back, anything may have changed.
 * @param self `application_name` of this process's own connections
 * @param mayServe asked with each connection; throws a StartError where this node can't be beside those that serve
 * @returns a function that ends it
 * @throws StartError as `mayServe` does with the first connection
 */
export async function listenToPostgres(
  url: string,
  self: string,
  { changed, lost, displaced }: ElsewhereListener,
  mayServe: () => Promise<void>,
): Promise<() => Promise<void>> {
  // Who has SQLite starts without it.
  const { Client } = (await import('pg')).default;
  let client: pg.Client | undefined;
  /** The one that holds the lock of nodes that serve. */
  let holder: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function connect(isFirst: boolean): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true, application_name: self });
    client = next;
    let isLost = false;
    const again = () => {
      if (isOver || isLost) return;
      isLost = true;
      lost();
      timer = setTimeout(() => void connect(false), reconnectMs).unref();
    };
    next.on('error', again);
    next.on('end', again);
    next.on('notification', ({ payload = '' }) => {
      const [resource, id, origin] = payload.split(':');
      const name = resourceNames.find((each) => each === resource);
      if (origin !== self) changed(name ? { resource: name, id: Number(id) } : null);
    });
    try {
      await next.connect();
      await next.query(holdServing);
      holder = next;
      await mayServe();
      await next.query(`listen ${channel}`);
      changed(null);
    } catch (error) {
      if (!(error instanceof StartError)) return again();
      await end();
      if (isFirst) throw error;
      displaced(error.message);
    }
  }

  await connect(true);
  return end;

  async function end(): Promise<void> {
    isOver = true;
    clearTimeout(timer);
    // The next start need not wait until PostgreSQL has noticed.
    if (holder === client) await client?.query(endServing).catch(() => {});
    await client?.end().catch(() => {});
  }
}

/**
 * Notices what other processes write into SQLite's file.
 * @param connection the one that writes: its own commits don't count
 * @returns a function that ends it
 */
export function watchSqlite(connection: DatabaseSync, { changed, lost }: ElsewhereListener): () => void {
  const statement = connection.prepare('pragma data_version');
  const version = () => statement.get()?.data_version;
  let last = version();
  const timer = setInterval(() => {
    try {
      const now = version();
      if (now === last) return;
      last = now;
      changed(null);
    } catch {
      // The disk is away: once it can be read again, anything may have changed.
      last = undefined;
      lost();
    }
  }, askEveryMs).unref();
  return () => clearInterval(timer);
}
