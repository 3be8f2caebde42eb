import { setImmediate } from 'node:timers/promises';
import type { ListQuery } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { listLimitMax } from '@porchlight/contract/limits';
import type { RecordSource } from '@porchlight/contract/rendering';

/**
 * Iterates over records of a resource, reading them page by page, so that they are never all in memory.
 * @param query sorting and filters of the list
 * @param most maximum number of records, since a large offset costs as much as reading the rows it skips
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
    // SQLite queries are synchronous: yields to the event loop, so that other requests are served.
    await setImmediate();
  }
}
