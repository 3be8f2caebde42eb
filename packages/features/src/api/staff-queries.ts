import type { ListQuery } from '@porchlight/contract/calls';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates } from '@porchlight/contract/publication';
import { queryOptions } from '@tanstack/react-query';
import { listOptions, singleKey, sourceOf } from './queries.ts';

/** Query of one record in any state, for staff; its key begins with `singleKey`. */
export function staffRecordQuery(name: ResourceName, id: string) {
  const { state } = anyStateFilter(name);
  return queryOptions<AnyRecord>({
    queryKey: [...singleKey(name, id), ...(state ? [state] : [])],
    queryFn: ({ client }) => sourceOf(client).single(name, id, state),
  });
}

/** Query of a list whose rows have any fields, for screens that serve every resource. */
export function staffListQuery(name: ResourceName, query: ListQuery) {
  return listOptions<AnyRecord>(name, query, (source) => source.list(name, query));
}

/** Parameters of a staff list that make it include records in all states. */
export function anyStateFilter(name: ResourceName): Pick<ListQuery, 'state'> {
  return hasStates(entityOf(name)) ? { state: 'any' } : {};
}
