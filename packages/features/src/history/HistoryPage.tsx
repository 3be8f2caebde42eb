import { readPermission } from '@porchlight/contract/call-access';
import { personName } from '@porchlight/contract/person-names';
import { HistoryList, type HistoryListEntry } from '@porchlight/ui/data-display/HistoryList';
import type { ActionOutcome } from '@porchlight/ui/data-display/PagedList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ListFilterBar } from '@porchlight/ui/inputs/FilterBar';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fetchHistory, historyKey, historyPeopleQuery, reportFailure, usePermissionCheck } from '../api/index.ts';
import { type EntityDefinition, undoErrorText, useInfiniteEntries, useUndoChange } from '../entity/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { useNow } from '../site/index.ts';
import { groupedHistory } from './grouped-history.ts';
import { useEntriesWithLinkTexts } from './useEntriesWithLinkTexts.ts';
import { resourceFilter, titleFilter, useHistoryFilters } from './useHistoryFilters.ts';

/**
 * The list of all changes of the records that the user's role may read, newest first, by day. The filters for title,
 * user and resource are in the URL. The last change of a record can be undone here.
 */
export function HistoryPage({ definitions: all }: { definitions: readonly EntityDefinition[] }) {
  const can = usePermissionCheck();
  const definitions = useMemo(() => all.filter(({ name }) => can(readPermission(name))), [all, can]);
  const now = useNow();
  const [filters, setFilter] = useHistoryFilters(definitions);
  const undoChange = useUndoChange();
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  const { pages, hasNextPage, refetch, listProps } = useInfiniteEntries(
    [...historyKey, 'changes', filters],
    (before) => fetchHistory({ ...filters, before }),
    'history',
  );
  const people = useQuery(historyPeopleQuery).data?.people ?? [];
  const history = useMemo(() => (pages ?? []).flatMap((page) => page.history), [pages]);
  const grouped = useMemo(
    () => groupedHistory(history, definitions, now, can, hasNextPage),
    [history, definitions, now, can, hasNextPage],
  );
  const entries = useEntriesWithLinkTexts(grouped);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  const undo = async ({ id }: HistoryListEntry) => {
    const entry = history.find((each) => each.id === id);
    const definition = definitions.find(({ name }) => name === entry?.resource);
    if (!entry || !definition) return;
    setOutcome(null);
    try {
      setOutcome({ tone: 'success', text: await undoChange(entry) });
    } catch (cause) {
      reportFailure(`undo a change of ${definition.singular} ${entry.record_id}`, cause);
      setOutcome({ tone: 'error', text: undoErrorText(entry, definition, cause) });
    }
    await refetch();
  };

  return (
    <DashboardPage title="History">
      <Stack>
        <Typography color="textSecondary">
          {can('restore versions') && 'You can undo the latest change to any record that you can edit. '}
          To see earlier versions, open the record.
        </Typography>
        <ListFilterBar
          filters={[
            titleFilter(filters.title),
            resourceFilter(definitions, filters.resource),
            {
              name: 'user',
              label: 'Who',
              allText: 'Everyone',
              value: filters.user === undefined ? '' : String(filters.user),
              options: people.map((person) => ({ value: String(person.id), label: personName(person) })),
            },
          ]}
          onChange={setFilter}
        />
        <HistoryList
          label="Changes"
          entries={entries}
          emptyText={isFiltered ? 'No changes match these filters.' : 'No changes yet.'}
          onUndo={undo}
          outcome={outcome}
          {...listProps}
        />
      </Stack>
    </DashboardPage>
  );
}
