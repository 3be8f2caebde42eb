import { setImmediate } from 'node:timers/promises';
import type { ListQuery } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { listLimitMax } from '@porchlight/contract/limits';
import type { RecordSource } from '@porchlight/contract/rendering';

/**
 * Records of a resource, page after page, so that no answer holds them all.
 * @param query what to ask for besides the page
 * @param most how many at most: to pass over many costs as much as to read them
 */
export async function* eachRecord<Name extends ResourceName>(
  source: RecordSource,
  name: Name,
  query: Omit<ListQuery, 'limit' | 'offset'>,
  most: number,
): AsyncGenerator<RecordOf<Name>> {
  for (let offset = 0; offset < most; offset += listLimitMax) {
    const limit = Math.min(listLimitMax, most - offset);
    const { records } = await source.list(name, { ...query, limit, offset });
    yield* records;
    if (records.length < limit) return;
    // The database answers without waiting: visitors have their turn here.
    await setImmediate();
  }
}
