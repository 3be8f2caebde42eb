import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { hasStates } from '@porchlight/contract/publication';
import { entityColumns, type FieldColumn } from './entity-columns.ts';

/** An index for one sort order of a list, over live rows. */
export interface ListIndex {
  name: string;
  /** The column that the list is sorted by. */
  column: Pick<FieldColumn, 'name' | 'field' | 'index'>;
  /** Whether the index is for lists filtered by state: the state is its first column. */
  isOfState: boolean;
}

const createdAt = { name: 'created_at', field: 'created_at', index: 'value' } as const;

/**
 * Returns the list indexes of an entity's table: one for each indexed column and, with states, one more that begins
 * with the state. A singleton needs none: it has one record.
 */
export function listIndexes(resource: ResourceName): ListIndex[] {
  const { table, area, singleton } = entityOf(resource);
  if (singleton) return [];
  const sorted = [createdAt, ...entityColumns(resource).filter(({ index }) => index)];
  return sorted.flatMap((column) => [
    ...(column.index === 'ofState' ? [] : [{ name: `${table}_by_${column.name}`, column, isOfState: false }]),
    ...(hasStates({ area }) && column.name !== 'state'
      ? [{ name: `${table}_of_state_by_${column.name}`, column, isOfState: true }]
      : []),
  ]);
}
