import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { EventTeaser } from '@porchlight/ui/surfaces/EventTeaser';
import { electionCard } from './election.view.ts';

export interface ElectionCardsProps {
  elections: readonly Parameters<typeof electionCard>[0][];
  /** Whether they are over: they have no pictures then. @default false */
  isPast?: boolean;
}

/** Elections, each with its date. */
export function ElectionCards({ elections, isPast = false }: ElectionCardsProps) {
  return (
    <CardGrid columns={2}>
      {elections.map((election) => (
        <EventTeaser
          key={election.id}
          layout="row"
          isPast={isPast}
          {...electionCard(election)}
          {...(isPast && { image: undefined })}
        />
      ))}
    </CardGrid>
  );
}
