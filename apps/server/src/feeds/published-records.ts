import { setImmediate } from 'node:timers/promises';
import type { ResourceName } from '@porchlight/contract/entities';
import { resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { readableRows } from '../db/readable-rows.ts';
import { tableNames } from '../db/tables.ts';

/** Id and modification time of a record that visitors may read. */
export interface PublishedRecord {
  id: number;
  /** When it last changed, ISO 8601. */
  updated_at: string;
  /** Where the address of the record's page has it instead of the id. */
  slug?: string;
}

/** A range of ids. */
export interface IdRange {
  from: number;
  /** Included. */
  to: number;
}

/** Rows read per query. */
const batch = 5000;

/**
 * Lists all records of a table that visitors may read, for the sitemap. It reads no texts and pages by id instead of by
 * offset, so that reading a range costs the same however large the table is.
 */
export class PublishedRecords {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The number of such records, counted up to `maximum`. @param type the type that they have @default any */
  async count(name: ResourceName, maximum: number, type?: string): Promise<number> {
    const ofType = type === undefined ? sql`` : sql` and type = ${type}`;
    const { rows } = await sql<{ number: number }>`
      select count(*) as number from (select 1 ${this.#from(name)}${ofType} limit ${maximum}) as counted`.execute(
      this.#db.read,
    );
    return Number(rows[0]?.number ?? 0);
  }

  /** The largest id in the table, whether visitors may read it or not; 0 when it is empty. */
  async lastId(name: ResourceName): Promise<number> {
    const { rows } = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(tableNames[name])}`.execute(
      this.#db.read,
    );
    return Number(rows[0]?.id ?? 0);
  }

  /** Whether a range contains any. */
  async hasAny(name: ResourceName, range: IdRange): Promise<boolean> {
    return (await this.#read(name, range, 1)).length > 0;
  }

  /** Iterates over those of a range, or over all, ordered by id. */
  async *each(name: ResourceName, { from, to }: IdRange = allIds): AsyncGenerator<PublishedRecord> {
    let next = from;
    for (;;) {
      const rows = await this.#read(name, { from: next, to }, batch);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < batch) return;
      next = last.id + 1;
      // SQLite queries are synchronous: yields to the event loop, so that other requests are served.
      await setImmediate();
    }
  }

  async #read(name: ResourceName, { from, to }: IdRange, limit: number): Promise<PublishedRecord[]> {
    const { rows } = await sql<PublishedRecord>`
      select id, updated_at ${sql.raw(isAddressedBySlug(name) ? ', slug' : '')} ${this.#from(name)} and id >= ${from} and id <= ${to} order by id limit ${limit}
    `.execute(this.#db.read);
    return rows;
  }

  #from(name: ResourceName) {
    return sql`from ${sql.table(tableNames[name])} where ${readableRows(resources[name])}`;
  }
}

const allIds: IdRange = { from: 1, to: Number.MAX_SAFE_INTEGER };

function isAddressedBySlug(name: ResourceName): boolean {
  const { slug } = resources[name].fields;
  return Boolean(slug?.isPath || slug?.isName);
}
