import type { WaitingRecord } from '@porchlight/contract/publication';
import { Columns } from '@porchlight/ui/Columns';
import { ListCard } from '@porchlight/ui/ListCard';
import { Typography } from '@porchlight/ui/Typography';
import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../api/index.ts';
import type { EntityDefinition } from '../crud/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { useRunningNow } from '../site/index.ts';

/** The two cards with their texts. */
const cards = [
  { state: 'in_review', title: 'Waiting for review', when: 'Since', emptyText: 'Nothing waits for review.' },
  { state: 'scheduled', title: 'Published next', when: 'Public', emptyText: 'Nothing is scheduled.' },
] as const satisfies readonly ({ state: WaitingRecord['state'] } & Record<string, string>)[];

/** Cards with the records in review, the longest waiting first, and the scheduled records, the next one first. */
export function WaitingRecords({ definitions }: { definitions: readonly EntityDefinition[] }) {
  const now = useRunningNow();
  const { data, error, refetch } = useQuery(waitingQuery);
  if (data === null) return null;
  return (
    <Columns gap="small">
      {cards.map(({ state, title, when, emptyText }) => {
        const items = data?.records.flatMap((record) => {
          const definition = definitions.find(({ name }) => name === record.resource);
          if (!definition || record.state !== state) return [];
          const details = `${when} ${formatRelativeMoment(record.at, now)} (${definition.singular})`;
          const href = definition.urls.show(record.id);
          return [{ id: href, title: record.title || `No. ${record.id}`, href, details }];
        });
        const total = data?.total[state] ?? 0;
        return (
          <ListCard
            key={state}
            title={title}
            action={items && total > items.length && <Typography variant="small">{`${total} in all`}</Typography>}
            items={items ?? null}
            emptyText={emptyText}
            error={error && !data ? 'This can’t be loaded right now.' : null}
            onRetry={() => void refetch()}
          />
        );
      })}
    </Columns>
  );
}
