import { isOver } from '@porchlight/contract/is-over';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { EventTeaser } from '@porchlight/ui/surfaces/EventTeaser';
import { useNow } from '../site/index.ts';
import { eventTeaser } from './event.view.ts';

/** Teasers of events, which say whether they are over. */
export function EventCards({ events }: { events: readonly Parameters<typeof eventTeaser>[0][] }) {
  const now = useNow();
  return (
    <CardGrid>
      {events.map((event) => (
        <EventTeaser key={event.id} {...eventTeaser(event)} isPast={isOver(event, now)} />
      ))}
    </CardGrid>
  );
}
