import { setImmediate } from 'node:timers/promises';
import type { ResourceName } from '@porchlight/contract/entities';
import { resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { readableRows } from '../db/readable-rows.ts';
import { tableNames } from '../db/tables.ts';

/** A record that visitors may read, without what it says. */
export interface PublishedRecord {
  id: number;
  /** When it last changed, ISO 8601. */
  updated_at: string;
}

/** A stretch of ids. */
export interface IdRange {
  from: number;
  /** Included. */
  to: number;
}

/** Rows that are read at a time. */
const batch = 5000;

/**
 * What visitors may read, by id, for what names a whole table: no text is read, and no row is passed over to come to
 * the next one, so that a stretch costs what is in it, however long the table is.
 */
export class PublishedRecords {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** How many there are, counted no further than `most`. */
  async count(name: ResourceName, most: number): Promise<number> {
    const { rows } = await sql<{ number: number }>`
      select count(*) as number from (select 1 ${this.#from(name)} limit ${most}) as counted`.execute(this.#db.read);
    return Number(rows[0]?.number ?? 0);
  }

  /** The largest id that was given to a record that is there; 0 where there are none. */
  async lastId(name: ResourceName): Promise<number> {
    const { rows } = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(tableNames[name])}`.execute(
      this.#db.read,
    );
    return Number(rows[0]?.id ?? 0);
  }

  /** Whether there is one in a stretch. */
  async hasAny(name: ResourceName, range: IdRange): Promise<boolean> {
    return (await this.#read(name, range, 1)).length > 0;
  }

  /** Those of a stretch, or all of them, in the order of their ids. */
  async *each(name: ResourceName, { from, to }: IdRange = everything): AsyncGenerator<PublishedRecord> {
    let next = from;
    for (;;) {
      const rows = await this.#read(name, { from: next, to }, batch);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < batch) return;
      next = last.id + 1;
      // The database answers without waiting: visitors have their turn here.
      await setImmediate();
    }
  }

  async #read(name: ResourceName, { from, to }: IdRange, limit: number): Promise<PublishedRecord[]> {
    const { rows } = await sql<PublishedRecord>`
      select id, updated_at ${this.#from(name)} and id >= ${from} and id <= ${to} order by id limit ${limit}
    `.execute(this.#db.read);
    return rows;
  }

  #from(name: ResourceName) {
    return sql`from ${sql.table(tableNames[name])} where ${readableRows(resources[name])}`;
  }
}

const everything: IdRange = { from: 1, to: Number.MAX_SAFE_INTEGER };
