import type { ResourceName } from '@porchlight/contract/entities';
import type { LastChange } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import DataLoader from 'dataloader';
import { browserTransport } from './browser-transport.ts';
import { historyKey } from './history.ts';

/** Rows of a table ask one by one, at once: one call answers all of them. */
const lastChanges = new DataLoader<{ resource: ResourceName; record: number }, LastChange | null>(
  async (keys) => {
    const byResource = Map.groupBy(keys, ({ resource }) => resource);
    const answers = await Promise.all(
      [...byResource].map(async ([resource, asked]) => {
        const query = { resource, records: asked.map(({ record }) => record).join(',') };
        const { changes } = (await browserTransport({ ...otherCalls.lastChanges, query })).data;
        return changes.map((change) => [`${resource} ${change.record_id}`, change] as const);
      }),
    );
    const found = new Map(answers.flat());
    return keys.map(({ resource, record }) => found.get(`${resource} ${record}`) ?? null);
  },
  { cache: false, maxBatchSize: 100 },
);

/** The latest change of a record that has this version; null when none is known. */
export function lastChangeQuery(resource: ResourceName, record: number, version: number) {
  return queryOptions({
    queryKey: [...historyKey, 'last', resource, record, version],
    queryFn: () => lastChanges.load({ resource, record }),
    staleTime: Number.POSITIVE_INFINITY,
    // A backend may lack the call: what a row says of its change is then its moment.
    retry: false,
  });
}
