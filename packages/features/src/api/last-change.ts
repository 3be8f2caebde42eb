import type { ResourceName } from '@porchlight/contract/entities';
import type { LastChange } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { browserTransport } from './browser-transport.ts';
import { historyKey } from './history.ts';
import type { Transport } from './transport.ts';

/**
 * Reads the last changes of records. Calls in the same tick, such as a table's rows, share one request per resource.
 */
export function lastChangeReader(send: Transport) {
  const pendingBatches = new Map<ResourceName, { records: number[]; changes: Promise<readonly LastChange[]> }>();
  const startBatch = (resource: ResourceName) => {
    const records: number[] = [];
    // A microtask runs after all callers of this tick have added their record.
    const changes = Promise.resolve().then(async () => {
      pendingBatches.delete(resource);
      return (await send({ ...otherCalls.lastChanges, query: { resource, records: records.join(',') } })).data.changes;
    });
    return { records, changes };
  };
  return async (resource: ResourceName, record: number): Promise<LastChange | null> => {
    const call = pendingBatches.get(resource) ?? startBatch(resource);
    pendingBatches.set(resource, call);
    call.records.push(record);
    return (await call.changes).find(({ record_id }) => record_id === record) ?? null;
  };
}

const lastChange = lastChangeReader(browserTransport);

/** The latest change of a record; null when none is known. `version` is in the key, so that a new version refetches. */
export function lastChangeQuery(resource: ResourceName, record: number, version: number) {
  return queryOptions({
    queryKey: [...historyKey, 'last', resource, record, version],
    queryFn: () => lastChange(resource, record),
    staleTime: Number.POSITIVE_INFINITY,
    // A backend may lack the call: the row then shows only when the record changed.
    retry: false,
  });
}
