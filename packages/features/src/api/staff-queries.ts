import type { ListQuery } from '@porchlight/contract/calls';
import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates } from '@porchlight/contract/publication';
import { queryOptions } from '@tanstack/react-query';
import { singleKey } from './queries.ts';

/** One record as staff see it, in whichever state it is; its key begins with that of the record. */
export function staffRecordQuery(name: ResourceName, id: string) {
  return queryOptions<AnyRecord>({ queryKey: [...singleKey(name, id), ...(hasStates(entityOf(name)) ? ['any'] : [])] });
}

/** What a list of staff is asked for, so that it has the records of all states. */
export function ofAnyState(name: ResourceName): Pick<ListQuery, 'state'> {
  return hasStates(entityOf(name)) ? { state: 'any' } : {};
}
