import type { AnyRecord } from '@porchlight/contract/entity';
import type { RestoreVersionInput } from '@porchlight/contract/history';
import { HistoryList, type HistoryListEntry } from '@porchlight/ui/HistoryList';
import type { Outcome } from '@porchlight/ui/PagedList';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ApiError,
  historyQuery,
  listKey,
  reportFailure,
  restoreVersion,
  singleKey,
  useMayChange,
} from '../api/index.ts';
import { useNow } from '../site/index.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { entriesOfRecord, versionOf } from './history-entries.ts';
import { notUndoneText, useUndoChange } from './useUndoChange.ts';

export interface RecordHistoryProps {
  definition: EntityDefinition;
  /** The record as it is. */
  record: AnyRecord;
}

/** What was changed in one record, by whom, and the way back to each version for those who may take it. */
export function RecordHistory({ definition, record }: RecordHistoryProps) {
  const { name, singular } = definition;
  const mayWrite = useMayChange(name)(record);
  const client = useQueryClient();
  const now = useNow();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const query = useInfiniteQuery(historyQuery({ resource: name, record: record.id }));
  const undoChange = useUndoChange();
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const history = data?.pages.flatMap((page) => page.history) ?? [];

  const restoring = useMutation({
    mutationFn: ({ entryId, ...input }: RestoreVersionInput & { entryId: number }) => restoreVersion(entryId, input),
  });

  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: singleKey(name, String(record.id)) }),
      client.invalidateQueries({ queryKey: listKey(name), refetchType: 'none' }),
      query.refetch(),
    ]);
  };

  const restore = async (entry: HistoryListEntry) => {
    const { entryId, state } = versionOf(entry);
    setOutcome(null);
    try {
      const answer = await restoring.mutateAsync({ entryId, version: record.version, state });
      await refresh();
      setOutcome({ tone: 'success', text: restoredText(entry, answer, definition) });
    } catch (cause) {
      reportFailure(`restore a version of ${singular} ${record.id}`, cause);
      const isStale = cause instanceof ApiError && cause.code === 'stale_version';
      if (isStale) await refresh();
      setOutcome({ tone: 'error', text: isStale ? staleText(singular) : failureText(cause) });
    }
  };

  const undo = async ({ id }: HistoryListEntry) => {
    const entry = history.find((each) => each.id === id);
    if (!entry) return;
    setOutcome(null);
    try {
      const text = await undoChange(entry);
      await refresh();
      setOutcome({ tone: 'success', text });
    } catch (cause) {
      reportFailure(`undo a change of ${singular} ${record.id}`, cause);
      await refresh();
      setOutcome({ tone: 'error', text: notUndoneText(entry, definition, cause) });
    }
  };

  return (
    <HistoryList
      label={`History of this ${singular}`}
      entries={entriesOfRecord(history, definition, !hasNextPage, now)}
      loading={query.isPending}
      error={error && !data ? 'The history can’t be loaded right now. Check your connection and try again.' : null}
      onRetry={() => void query.refetch()}
      emptyText={`Nothing has been changed in this ${singular} since changes are recorded.`}
      onRestore={mayWrite ? restore : undefined}
      onUndo={mayWrite ? undo : undefined}
      onMore={hasNextPage ? () => void query.fetchNextPage() : undefined}
      isLoadingMore={isFetchingNextPage}
      outcome={outcome}
    />
  );
}

function restoredText(
  entry: HistoryListEntry,
  { record, missing_files }: Awaited<ReturnType<typeof restoreVersion>>,
  definition: EntityDefinition,
): string {
  const { fields } = definition;
  // The server made the files' names up: they tell people nothing.
  const missing = Object.keys(missing_files).map((field) => {
    const label = fields[field]?.shownAs ?? fields[field]?.label ?? field;
    return ` Its file is gone (${label}), so the one there was now stays.`;
  });
  return `${entry.versionText} is back. It is saved as version ${record.version}.${missing.join('')}`;
}

function staleText(singular: string): string {
  return `Someone else has changed this ${singular} in the meantime, so nothing was restored. Their change is below; look at it, then restore again.`;
}

function failureText(cause: unknown): string {
  return cause instanceof ApiError ? cause.message : 'That didn’t work. Please try again.';
}
