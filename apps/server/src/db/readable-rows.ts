import type { Entity } from '@porchlight/contract/entity';
import { type AskedState, hasStates } from '@porchlight/contract/publication';
import { type RawBuilder, sql } from 'kysely';

/** Which rows of a table visitors may see, in SQL over its columns: live ones, and where there are states the published. */
export function publishedRows(entity: Pick<Entity, 'area'>): string {
  return hasStates(entity) ? "deleted_at is null and state = 'published'" : 'deleted_at is null';
}

/**
 * Which rows of a table are read: the one condition that every reader goes through, and every reader that names no state
 * gets what visitors may see.
 * @param state of another one, or of any: for who may read them
 */
export function readableRows(entity: Pick<Entity, 'area'>, state: AskedState = 'published'): RawBuilder<boolean> {
  if (state === 'published') return sql.raw(publishedRows(entity));
  if (state === 'any' || !hasStates(entity)) return sql`deleted_at is null`;
  return sql`deleted_at is null and state = ${sql.lit(state)}`;
}

/**
 * Which live rows of a table stand in no index of the visitors' search, for the staff's.
 * @returns null where all that are not there are not to be found either
 */
export function unindexedRows(entity: Pick<Entity, 'area' | 'search'>): RawBuilder<boolean> | null {
  if (!entity.search) return readableRows(entity, 'any');
  return hasStates(entity) ? sql`deleted_at is null and state <> 'published'` : null;
}
