import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { ListCard } from '@porchlight/ui/surfaces/ListCard';
import { useQuery } from '@tanstack/react-query';
import { latestChangesQuery } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { changeListItems } from '../history/index.ts';
import { useRunningNow } from '../site/index.ts';
import { urls } from '../urls/index.ts';

/** Number of changes on the home screen. */
const shownChanges = 5;

/** Card with the last changes by people: what, by whom and when. What the website does by itself is in the history. */
export function LastChanges({ definitions }: { definitions: readonly EntityDefinition[] }) {
  const now = useRunningNow();
  const { data, error, refetch } = useQuery(latestChangesQuery);
  const changes = data && changeListItems(data, definitions, now);
  // Nothing empty takes a place.
  if (changes?.length === 0) return null;
  return (
    <ListCard
      title="Recent changes"
      action={<SeeAll href={urls.history()} context="changes" />}
      items={changes?.slice(0, shownChanges) ?? null}
      emptyText=""
      error={error && !data ? 'The recent changes can’t be loaded right now.' : null}
      onRetry={() => void refetch()}
    />
  );
}
