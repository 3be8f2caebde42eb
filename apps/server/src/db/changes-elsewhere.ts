import type { DatabaseSync } from 'node:sqlite';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { kindOf } from './dialect.ts';
import type { Tables } from './tables.ts';

/** What another process has changed; null when it may have been anything. */
export type ChangeElsewhere = { resource: ResourceName; id: number } | null;

/** Channel of PostgreSQL's notifications. */
const channel = 'porchlight_changes';
/** How long to wait before the connection that listens is made anew, in milliseconds. */
const reconnectMs = 1000;
/** How often SQLite is asked whether another process, such as a command, has written, in milliseconds. */
const askEveryMs = 500;

/** Tells the other processes of a change once its transaction is committed. SQLite needs no word of it. */
export async function tellElsewhere(trx: Kysely<Tables>, resource: ResourceName, id: number): Promise<void> {
  if (kindOf(trx) !== 'postgres') return;
  const payload = sql`${`${resource}:${id}:`}::text || current_setting('application_name')`;
  await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
}

/**
 * Listens to what other processes change in a PostgreSQL database. While the connection is lost nothing is heard: once it
 * is back, anything may have changed.
 * @param self `application_name` of this process's own connections
 * @returns a function that ends it
 */
export async function listenToPostgres(
  url: string,
  self: string,
  changed: (change: ChangeElsewhere) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: self });
    client = next;
    let isLost = false;
    const again = () => {
      if (isOver || isLost) return;
      isLost = true;
      timer = setTimeout(() => void connect(), reconnectMs).unref();
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
      await next.query(`listen ${channel}`);
      changed(null);
    } catch {
      again();
    }
  }

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}

/**
 * Notices what other processes write into SQLite's file.
 * @param connection the one that writes: its own commits don't count
 * @returns a function that ends it
 */
export function watchSqlite(connection: DatabaseSync, changed: (change: ChangeElsewhere) => void): () => void {
  const statement = connection.prepare('pragma data_version');
  const version = () => statement.get()?.data_version;
  let last = version();
  const timer = setInterval(() => {
    const now = version();
    if (now === last) return;
    last = now;
    changed(null);
  }, askEveryMs).unref();
  return () => clearInterval(timer);
}
