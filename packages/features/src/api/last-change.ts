import type { ResourceName } from '@porchlight/contract/entities';
import type { LastChange } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { browserTransport } from './browser-transport.ts';
import { historyKey } from './history.ts';

/** Calls that are made as soon as all have asked: rows of a table ask one by one, at once, and one call answers them. */
const nextCalls = new Map<ResourceName, { records: number[]; changes: Promise<readonly LastChange[]> }>();

function nextCall(resource: ResourceName) {
  const records: number[] = [];
  const changes = Promise.resolve().then(async () => {
    nextCalls.delete(resource);
    const query = { resource, records: records.join(',') };
    return (await browserTransport({ ...otherCalls.lastChanges, query })).data.changes;
  });
  return { records, changes };
}

async function lastChange(resource: ResourceName, record: number): Promise<LastChange | null> {
  const call = nextCalls.get(resource) ?? nextCall(resource);
  nextCalls.set(resource, call);
  call.records.push(record);
  return (await call.changes).find(({ record_id }) => record_id === record) ?? null;
}

/** The latest change of a record that has this version; null when none is known. */
export function lastChangeQuery(resource: ResourceName, record: number, version: number) {
  return queryOptions({
    queryKey: [...historyKey, 'last', resource, record, version],
    queryFn: () => lastChange(resource, record),
    staleTime: Number.POSITIVE_INFINITY,
    // A backend may lack the call: what a row says of its change is then its moment.
    retry: false,
  });
}
