import type { ResourceName } from '@porchlight/contract/entities';
import type { Entity } from '@porchlight/contract/entity';
import { hasStates, type StateFilter } from '@porchlight/contract/publication';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { switchedOffParts } from './switched-off.ts';
import { type StoredRow, type Tables, tableNames } from './tables.ts';

/** Begins a query of an entity's rows, deleted ones included. */
export function selectRows(db: Kysely<Tables>, name: ResourceName) {
  return db.selectFrom(tableNames[name]).selectAll().$castTo<StoredRow>();
}

/** Whether an entity with public records is switched off. */
const isWithheld = (entity: Pick<Entity, 'area' | 'table'>) =>
  hasStates(entity) && switchedOffParts().some((part) => tableNames[part] === entity.table);

/** SQL condition for the rows that visitors may see: live and, with states, published. */
export function publishedRows(entity: Pick<Entity, 'area'>): string {
  return hasStates(entity) ? "deleted_at is null and state = 'published'" : 'deleted_at is null';
}

/**
 * SQL condition for the rows that a request may read. All reads go through it; without a state it gives what visitors
 * see.
 * @param state another state, or any, for accounts that may read it
 */
export function readableRows(
  entity: Pick<Entity, 'area' | 'table'>,
  state: StateFilter = 'published',
): RawBuilder<boolean> {
  // Where visitors read, and where staff read what visitors see.
  if (state === 'published' && isWithheld(entity)) return sql`1 = 0`;
  if (state === 'published') return sql.raw(publishedRows(entity));
  if (state === 'any' || !hasStates(entity)) return sql`deleted_at is null`;
  return sql`deleted_at is null and state = ${sql.lit(state)}`;
}

/**
 * SQL condition for the live rows that are missing from the visitors' search index, for the staff's search.
 * @returns null where there are none
 */
export function unindexedRows(entity: Pick<Entity, 'area' | 'table' | 'search'>): RawBuilder<boolean> | null {
  if (!entity.search) return readableRows(entity, 'any');
  return hasStates(entity) ? sql`deleted_at is null and state <> 'published'` : null;
}
