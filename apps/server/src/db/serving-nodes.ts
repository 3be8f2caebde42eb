import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { StartError } from '../errors/http-error.ts';
import { kindOf } from './dialect.ts';
import { migrate, migrationStatus } from './migrate.ts';
import { lockKeys } from './node-lock.ts';
import type { Tables } from './tables.ts';

/** What must be equal on all nodes that serve one database. */
export interface ServingNode {
  /** Version of the program. */
  version: string;
  /** URL of the site, see `PUBLIC_URL`. */
  publicUrl: string;
}

const nodeSchema: z.ZodType<ServingNode> = z.object({ version: z.string(), publicUrl: z.string() });

/** Name of the row in the settings table. */
const settingName = 'serving_nodes';
/** How long to wait for nodes that are stopping before refusing to start, in milliseconds. */
const lockTimeoutMs = 2000;
const retryMs = 100;

const key = lockKeys.serving;
/** SQL that takes the shared lock of serving nodes; it lasts as long as the connection. */
export const lockServingSql = `select pg_advisory_lock_shared(${key})`;
/** SQL that releases it. */
export const unlockServingSql = `select pg_advisory_unlock_shared(${key})`;

/**
 * Migrates a PostgreSQL database while no node serves it; beside serving nodes, checks that it is up to date and that
 * they have the same version and address. A node that finds no others stores its version and address in the database.
 * @param node null for a command, which may run beside any nodes as long as no migration is pending
 * @throws StartError when other nodes are in the way
 */
export async function prepareForNode(db: Kysely<Tables>, node: ServingNode | null): Promise<void> {
  if (!node && (await migrationStatus(db)).pending.length === 0) return;
  await db.connection().execute(async (connection) => {
    for (const deadline = Date.now() + lockTimeoutMs; ; await setTimeout(retryMs)) {
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(connection);
      if (rows[0]?.taken) {
        try {
          // Usually no migration is pending, and no second connection is needed.
          if ((await migrationStatus(connection)).pending.length > 0) await migrate(db);
          if (node) await storeServingNode(connection, node);
        } finally {
          await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => {});
        }
        return;
      }
      // Waits for a node that holds the exclusive lock.
      await sql.raw(lockServingSql).execute(connection);
      await sql.raw(unlockServingSql).execute(connection);
      const obstacle = await servingConflict(connection, node);
      if (obstacle === null) return;
      if (Date.now() >= deadline) throw new StartError(obstacle);
    }
  });
}

/**
 * Returns why a node or a command can't use a database that other nodes serve, in a sentence that says what to do; null
 * when it can.
 */
export async function servingConflict(db: Kysely<Tables>, node: ServingNode | null): Promise<string | null> {
  const { done, pending } = await migrationStatus(db);
  const stored = done.length > 0 ? await readServingNode(db) : null;
  if (node && stored && stored.version !== node.version) {
    return `This is version ${node.version}, but other nodes serve the database of DATABASE_URL with version ${stored.version}: all nodes must have the same version. Stop the others first, or start version ${stored.version} here.`;
  }
  if (node && stored && stored.publicUrl !== node.publicUrl) {
    return `PUBLIC_URL is ${node.publicUrl}, but other nodes serve the database of DATABASE_URL as ${stored.publicUrl}: all nodes must have the same address. Set PUBLIC_URL=${stored.publicUrl}, or stop the others first.`;
  }
  return pending.length > 0
    ? 'The database of DATABASE_URL has pending migrations, and nodes serve it. Stop them first.'
    : null;
}

/** Checks that a node may serve a database. @throws StartError when it may not, see {@link servingConflict} */
export async function requireCompatibleNode(db: Kysely<Tables>, node: ServingNode | null): Promise<void> {
  const obstacle = await servingConflict(db, node);
  if (obstacle !== null) throw new StartError(obstacle);
}

/** Counts the nodes that serve a database now; always 0 on SQLite. */
export async function countServingNodes(db: Kysely<Tables>): Promise<number> {
  if (kindOf(db) === 'sqlite') return 0;
  const { rows } = await sql<{ nodes: number }>`
    select count(*) as nodes from pg_locks
    where locktype = 'advisory' and granted and classid = 0 and objid = ${key}
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows[0]?.nodes ?? 0;
}

async function readServingNode(db: Kysely<Tables>): Promise<ServingNode | null> {
  const setting = await db.selectFrom('settings').select('value').where('name', '=', settingName).executeTakeFirst();
  return setting ? nodeSchema.parse(JSON.parse(setting.value)) : null;
}

async function storeServingNode(db: Kysely<Tables>, { version, publicUrl }: ServingNode): Promise<void> {
  const value = JSON.stringify({ version, publicUrl } satisfies ServingNode);
  await db
    .insertInto('settings')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
