import { draftPermission } from '@porchlight/contract/call-access';
import { eventStatusLabel } from '@porchlight/contract/event-status-label';
import { soonestFirst } from '@porchlight/contract/public-paths';
import { LongDate } from '@porchlight/ui/data-display/LongDate';
import { Link } from '@porchlight/ui/navigation/Link';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { ListCard } from '@porchlight/ui/surfaces/ListCard';
import { useQuery } from '@tanstack/react-query';
import { listQuery, usePermissionCheck } from '../api/index.ts';
import { splitUpcomingAndPast } from '../dates/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { useNow } from '../site/index.ts';

/** Number of events on the home screen. */
const shownEvents = 3;

/** Query of only the events that are shown. */
const nextEventsQuery = {
  ...listQuery('event', { sort: soonestFirst, limit: shownEvents, excerpt: 1 }),
  staleTime: 0,
};

/** Card with links to the next three events and to their forms. Past events and those without a date are left out. */
export function NextEvents({ definition }: { definition: EntityDefinition }) {
  const now = useNow();
  const can = usePermissionCheck();
  const { data, error, refetch } = useQuery(nextEventsQuery);
  const next = data ? splitUpcomingAndPast(data.records, now).upcoming : null;
  return (
    <ListCard
      title="Next events"
      action={<SeeAll href={definition.urls.list} context="events" />}
      items={
        next?.slice(0, shownEvents).map(({ id, title, ...event }) => ({
          id,
          title,
          href: definition.urls.show(id),
          details: (
            <>
              {eventStatusLabel(event) && <strong>{eventStatusLabel(event)}: </strong>}
              <LongDate date={event.date} withTime until={event.end_date} allDay={event.all_day} />
            </>
          ),
          action: can(draftPermission('event')) && (
            <Link href={definition.urls.edit(id)}>
              Edit<span className="pl-sr"> {title}</span>
            </Link>
          ),
        })) ?? null
      }
      emptyText="No upcoming events."
      error={error && !data ? 'The next events can’t be loaded right now.' : null}
      onRetry={() => void refetch()}
    />
  );
}
