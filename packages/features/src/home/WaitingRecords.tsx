import { titleCharacters } from '@porchlight/contract/limits';
import type { WaitingRecord } from '@porchlight/contract/publication';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Columns } from '@porchlight/ui/layout/Columns';
import { ListCard } from '@porchlight/ui/surfaces/ListCard';
import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { useRunningNow } from '../site/index.ts';

/** The two cards with their texts. */
const cards = [
  { state: 'in_review', title: 'Waiting for review', when: 'Since' },
  { state: 'scheduled', title: 'Scheduled', when: 'Goes live' },
] as const satisfies readonly ({ state: WaitingRecord['state'] } & Record<string, string>)[];

/**
 * Cards with the records in review, the longest waiting first, and the scheduled records, the next one first. A card
 * without records is left out; one says that both are empty, so that they don't fill the first screen of a phone.
 */
export function WaitingRecords({ definitions }: { definitions: readonly EntityDefinition[] }) {
  const now = useRunningNow();
  const { data, error, refetch } = useQuery(waitingQuery);
  if (data === null) return null;
  const filledCards = cards.flatMap(({ state, title, when }) => {
    const items = data?.records.flatMap((record) => {
      const definition = definitions.find(({ name }) => name === record.resource);
      if (!definition || record.state !== state) return [];
      const details = `${when} ${formatRelativeMoment(record.at, now)} (${definition.singular})`;
      const href = definition.urls.show(record.id);
      return [{ id: href, title: truncate(record.title, titleCharacters).text || `No. ${record.id}`, href, details }];
    });
    return items?.length ? [{ title, items, total: data?.total[state] ?? 0 }] : [];
  });
  const placeholder = { title: 'Review and schedule', items: data ? [] : null, total: 0 };
  const shownCards = (filledCards.length > 0 ? filledCards : [placeholder]).map(({ title, items, total }) => (
    <ListCard
      key={title}
      title={title}
      action={items && total > items.length && <Typography variant="small">{`${total} in total`}</Typography>}
      items={items}
      emptyText="Nothing is waiting for review or scheduled."
      error={error && !data ? 'This can’t be loaded right now.' : null}
      onRetry={() => void refetch()}
    />
  ));
  return shownCards.length > 1 ? <Columns gap="small">{shownCards}</Columns> : shownCards;
}
