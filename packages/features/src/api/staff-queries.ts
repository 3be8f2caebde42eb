import type { ListQuery } from '@porchlight/contract/calls';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates } from '@porchlight/contract/publication';
import { queryOptions } from '@tanstack/react-query';
import { singleKey } from './queries.ts';

/** Query of one record in any state, for staff; its key begins with `singleKey`. */
export function staffRecordQuery(name: ResourceName, id: string) {
  return queryOptions<AnyRecord>({ queryKey: [...singleKey(name, id), ...(hasStates(entityOf(name)) ? ['any'] : [])] });
}

/** Parameters of a staff list that make it include records in all states. */
export function anyStateFilter(name: ResourceName): Pick<ListQuery, 'state'> {
  return hasStates(entityOf(name)) ? { state: 'any' } : {};
}
