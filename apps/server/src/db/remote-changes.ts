import type { DatabaseSync } from 'node:sqlite';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { type AliasedRawBuilder, type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { StartError } from '../errors/http-error.ts';
import { kindOf } from './dialect.ts';
import { lockServingSql, unlockServingSql } from './serving-nodes.ts';
import type { Tables } from './tables.ts';

/** A change made by another process; null when anything may have changed. */
export type RemoteChange = { resource: ResourceName; id: number } | null;

/** Callbacks for changes made by other processes. */
export interface RemoteChangeListener {
  /** Called when something has changed, or may have. The database can be reached. */
  changed(change: RemoteChange): void;
  /** Called when the database can't be reached. No changes are reported until `changed` is called. */
  lost(): void;
  /**
   * Called when nodes that this one can't run beside have begun to serve the database; this node has to stop.
   * @param reason a sentence
   */
  displaced(reason: string): void;
}

/** PostgreSQL channel for `listen` and `notify`. */
const channel = 'porchlight_changes';
/** Delay before the listening connection is opened again, in milliseconds. */
const reconnectMs = 1000;
/** How often SQLite is polled for writes by other processes, such as commands, in milliseconds. */
const pollIntervalMs = 500;

/**
 * Notifies other processes of a change when its transaction commits. Goes into the `returning` clause of the insert
 * into the history. Does nothing on SQLite, which is polled.
 */
export function notifyOnCommit(trx: Kysely<Tables>): AliasedRawBuilder<unknown, 'told'> {
  const payload = sql`resource || ':' || record_id || ':' || current_setting('application_name')`;
  return (kindOf(trx) === 'postgres' ? sql`pg_notify(${sql.lit(channel)}, ${payload})` : sql`null`).as('told');
}

/**
 * Listens for changes that other processes make in a PostgreSQL database. Notifications are missed while the connection
 * is lost: once it is back, anything may have changed.
 * @param ownName `application_name` of this process's own connections
 * @param requireServable called after each connection; throws a StartError when this node can't run beside the serving nodes
 * @returns a function that stops listening
 * @throws StartError as `requireServable` does, on the first connection
 */
export async function listenToPostgres(
  url: string,
  ownName: string,
  { changed, lost, displaced }: RemoteChangeListener,
  requireServable: () => Promise<void>,
): Promise<() => Promise<void>> {
  // Imported lazily: not needed with SQLite.
  const { Client } = (await import('pg')).default;
  let client: pg.Client | undefined;
  /** The connection that holds the shared lock of serving nodes. */
  let lockHolder: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(isFirst: boolean): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true, application_name: ownName });
    client = next;
    let isLost = false;
    const reconnect = () => {
      if (isStopped || isLost) return;
      isLost = true;
      lost();
      timer = setTimeout(() => void connect(false), reconnectMs).unref();
    };
    next.on('error', reconnect);
    next.on('end', reconnect);
    next.on('notification', ({ payload = '' }) => {
      const [resource, id, origin] = payload.split(':');
      const name = resourceNames.find((each) => each === resource);
      if (origin !== ownName) changed(name ? { resource: name, id: Number(id) } : null);
    });
    try {
      await next.connect();
      await next.query(lockServingSql);
      lockHolder = next;
      await requireServable();
      await next.query(`listen ${channel}`);
      changed(null);
    } catch (error) {
      if (!(error instanceof StartError)) return reconnect();
      await end();
      if (isFirst) throw error;
      displaced(error.message);
    }
  }

  await connect(true);
  return end;

  async function end(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    // Releasing the lock here spares the next start the wait until PostgreSQL notices the closed connection.
    if (lockHolder === client) await client?.query(unlockServingSql).catch(() => {});
    await client?.end().catch(() => {});
  }
}

/**
 * Polls SQLite's file for writes by other processes.
 * @param connection the writing connection: its own commits don't count
 * @returns a function that stops polling
 */
export function pollSqlite(connection: DatabaseSync, { changed, lost }: RemoteChangeListener): () => void {
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
      // The file can't be read: once it can again, anything may have changed.
      last = undefined;
      lost();
    }
  }, pollIntervalMs).unref();
  return () => clearInterval(timer);
}
