import { writePermission } from '@porchlight/contract/call-access';
import { unsentEmailsPath } from '@porchlight/contract/dashboard-urls';
import { recordName } from '@porchlight/contract/entities';
import { titleCharacters } from '@porchlight/contract/limits';
import type { WaitingRecord, WaitingResponse } from '@porchlight/contract/publication';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Columns } from '@porchlight/ui/layout/Columns';
import { ListCard, type ListCardItem } from '@porchlight/ui/surfaces/ListCard';
import { useQuery } from '@tanstack/react-query';
import { type PermissionCheck, usePermissionCheck, waitingQuery } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { type EntityDefinition, textAsRead } from '../entity/index.ts';
import { useRunningNow } from '../site/index.ts';
import { urls } from '../urls/index.ts';

/** Why a record is listed; those of the card 'For you' in its order: what others wait for first. */
const reasons = ['to review', 'sent back', 'handed in', 'draft', 'scheduled'] as const;

function reasonOf({ resource, state, review_note }: WaitingRecord, can: PermissionCheck): (typeof reasons)[number] {
  if (state === 'scheduled') return state;
  if (state === 'in_review') return can(writePermission(resource)) ? 'to review' : 'handed in';
  return review_note ? 'sent back' : 'draft';
}

/** The second line of an item. @param when the record's moment as a text */
const detailTexts: Record<(typeof reasons)[number], (when: string, record: WaitingRecord) => string> = {
  'to review': (when) => `To review, since ${when}`,
  'sent back': (_, { review_note = '' }) => `Sent back: ${truncate(review_note, titleCharacters).text}`,
  'handed in': (when) => `Waiting for review since ${when}`,
  draft: (when) => `Your draft, changed ${when}`,
  scheduled: (when) => `Goes live ${when}`,
};

interface ForYouProps {
  /** The entities whose records may be listed. */
  definitions: readonly EntityDefinition[];
}

/**
 * Cards with what waits for the user, and with what goes live by itself. First sets that could not be published, mails that could not be sent, records to
 * review, and what was sent back, then what the user has handed in and begun. A card without items is left out.
 */
export function ForYou({ definitions }: ForYouProps) {
  const now = useRunningNow();
  const can = usePermissionCheck();
  const { data, error, refetch } = useQuery(waitingQuery);
  const itemOf = (record: WaitingRecord): (ListCardItem & { reason: (typeof reasons)[number] })[] => {
    const definition = definitions.find(({ name }) => name === record.resource);
    if (!definition) return [];
    const reason = reasonOf(record, can);
    const href = record.state === 'draft' ? definition.urls.edit(record.id) : definition.urls.show(record.id);
    const name = recordName(record.resource, { ...record, [definition.mainField]: record.title });
    const title = truncate(textAsRead(name), titleCharacters).text;
    const text = detailTexts[reason](formatRelativeMoment(record.at, now), record);
    return [{ id: href, title, href, details: `${text} (${definition.singular})`, reason }];
  };
  const items = (data?.records ?? []).flatMap(itemOf);
  const own = reasons.flatMap((reason) => items.filter((item) => item.reason === reason && reason !== 'scheduled'));
  const scheduled = items.filter(({ reason }) => reason === 'scheduled');
  const failed = [...failedSetItems(data), ...failedMailsItem(data)];
  const total = data?.total;
  const cards = [
    {
      title: 'For you',
      items: data ? [...failed, ...own] : null,
      total: (total?.in_review ?? 0) + (total?.draft ?? 0) + failed.length,
    },
    { title: 'Scheduled', items: data ? scheduled : [], total: total?.scheduled ?? 0 },
  ];
  const filledCards = cards.filter(({ items }) => items === null || items.length > 0);
  const shownCards = filledCards.map(({ title, items, total }) => (
    <ListCard
      key={title}
      title={title}
      action={items && total > items.length && <Typography variant="small">{`${total} in total`}</Typography>}
      items={items}
      emptyText=""
      error={error && !data ? 'This can’t be loaded right now.' : null}
      onRetry={() => void refetch()}
    />
  ));
  return shownCards.length > 1 ? <Columns gap="small">{shownCards}</Columns> : shownCards;
}

/** Change sets that could not be published at their time. */
function failedSetItems(data: WaitingResponse | undefined): ListCardItem[] {
  return (data?.failed_sets ?? []).map(({ id, name, problem }) => ({
    id: `set ${id}`,
    title: name,
    href: urls.changeSet(id),
    details: `Not published at its time: ${truncate(problem, titleCharacters).text} (change set)`,
  }));
}

/** An item that leads to the mails that could not be sent; none if there are none. */
function failedMailsItem(data: WaitingResponse | undefined): ListCardItem[] {
  const count = data?.failed_mails ?? 0;
  if (count === 0) return [];
  const title = count === 1 ? '1 email could not be sent' : `${count} emails could not be sent`;
  return [{ id: 'mails', title, href: unsentEmailsPath, details: 'See why, and tell people yourself.' }];
}
