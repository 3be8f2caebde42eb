import { FilterBar } from '@porchlight/ui/FilterBar';
import { HistoryList } from '@porchlight/ui/HistoryList';
import { Stack } from '@porchlight/ui/Stack';
import { Typography } from '@porchlight/ui/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { historyPeopleQuery, historyQuery, reportFailure } from '../api/index.ts';
import { useNow } from '../site/now.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { entryOfEverything } from './history-entries.ts';
import { resourceFilter, useFilters } from './useFilters.ts';

/** Every change of every record, newest first, filtered by person and resource; the filters stand in the address. */
export function HistoryPage({ definitions }: { definitions: readonly AnyEntityDefinition[] }) {
  const now = useNow();
  const [filters, setFilter] = useFilters(definitions);
  const query = useInfiniteQuery(historyQuery(filters));
  const people = useQuery(historyPeopleQuery).data?.people ?? [];
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  useEffect(() => {
    if (error) reportFailure('fetch the history', error);
  }, [error]);
  const entries = (data?.pages ?? []).flatMap(({ history }) =>
    history.flatMap((entry) => {
      const definition = definitions.find(({ name }) => name === entry.resource);
      return definition ? [entryOfEverything(entry, definition, now)] : [];
    }),
  );
  const isFiltered = filters.resource !== undefined || filters.user !== undefined;

  return (
    <DashboardPage title="History">
      <Stack>
        <Typography color="textSecondary">
          Who changed what, and when. To bring back an earlier version, open its record.
        </Typography>
        <FilterBar
          filters={[
            resourceFilter(definitions, filters.resource),
            {
              name: 'user',
              label: 'Who',
              allText: 'Everyone',
              value: filters.user === undefined ? '' : String(filters.user),
              options: people.map(({ id, username }) => ({ value: String(id), label: username })),
            },
          ]}
          onChange={setFilter}
        />
        <HistoryList
          label="Changes"
          entries={entries}
          loading={query.isPending}
          error={error && !data ? 'The history can’t be loaded right now. Check your connection and try again.' : null}
          onRetry={() => void query.refetch()}
          emptyText={isFiltered ? 'No changes match these filters.' : 'Nothing has been changed yet.'}
          onMore={hasNextPage ? () => void query.fetchNextPage() : undefined}
          isLoadingMore={isFetchingNextPage}
        />
      </Stack>
    </DashboardPage>
  );
}
