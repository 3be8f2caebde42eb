import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { hasStates } from '@porchlight/contract/publication';
import { entityColumns, type FieldColumn } from './entity-columns.ts';

/** An index by which a list is read in one order, over the rows that are not deleted. */
export interface ListIndex {
  name: string;
  /** What the list is sorted by. */
  column: Pick<FieldColumn, 'name' | 'field' | 'index'>;
  /** It is of the rows of one state: the state stands before the column. */
  isOfState: boolean;
}

const createdAt = { name: 'created_at', field: 'created_at', index: 'value' } as const;

/** The indexes of an entity's table: for each column of the dashboard's list, and once more for the rows of each state. */
export function listIndexes(resource: ResourceName): ListIndex[] {
  const { table, area } = entityOf(resource);
  const sorted = [createdAt, ...entityColumns(resource).filter(({ index }) => index)];
  return sorted.flatMap((column) => [
    ...(column.index === 'ofState' ? [] : [{ name: `${table}_by_${column.name}`, column, isOfState: false }]),
    ...(hasStates({ area }) && column.name !== 'state'
      ? [{ name: `${table}_of_state_by_${column.name}`, column, isOfState: true }]
      : []),
  ]);
}
