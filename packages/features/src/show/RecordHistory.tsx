import type { AnyRecord } from '@porchlight/contract/entity';
import type { MissingLinksResponse, RestoreVersionInput } from '@porchlight/contract/history';
import { hasStates } from '@porchlight/contract/publication';
import { HistoryList, type HistoryListEntry } from '@porchlight/ui/data-display/HistoryList';
import type { ActionOutcome } from '@porchlight/ui/data-display/PagedList';
import { type Dialogs, useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ApiError,
  fetchHistory,
  fetchMissingLinks,
  historyKey,
  listKey,
  reportFailure,
  restoreVersion,
  singleKey,
  useCanChangeRecord,
} from '../api/index.ts';
import {
  commentsQuery,
  type EntityDefinition,
  textAsRead,
  thisRecord,
  undoErrorText,
  useInfiniteEntries,
  useUndoChange,
} from '../entity/index.ts';
import { recordHistoryEntries, useEntriesWithLinkTexts, versionOf, withComments } from '../history/index.ts';
import { useNow } from '../site/index.ts';

export interface RecordHistoryProps {
  definition: EntityDefinition;
  /** The current version of the record. */
  record: AnyRecord;
}

/**
 * The history of one record: what changed and who changed it. Users who may edit the record can restore each version.
 */
export function RecordHistory({ definition, record }: RecordHistoryProps) {
  const { name, singular } = definition;
  const canWrite = useCanChangeRecord(name)(record);
  const client = useQueryClient();
  const now = useNow();
  const dialogs = useDialogs();
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  const recordQuery = { resource: name, record: record.id };
  const { pages, hasNextPage, refetch, listProps } = useInfiniteEntries(
    [...historyKey, 'changes', recordQuery],
    (before) => fetchHistory({ ...recordQuery, before }),
    'history',
  );
  const comments = useQuery({
    ...commentsQuery(name, record.id),
    enabled: hasStates(definition),
  });
  const undoChange = useUndoChange();
  const history = pages?.flatMap((page) => page.history) ?? [];

  const restoring = useMutation({
    mutationFn: ({ entryId, ...input }: RestoreVersionInput & { entryId: number }) => restoreVersion(entryId, input),
  });

  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: singleKey(name, String(record.id)) }),
      client.invalidateQueries({ queryKey: listKey(name), refetchType: 'none' }),
      refetch(),
    ]);
  };

  const restore = async (entry: HistoryListEntry) => {
    const { entryId, state } = versionOf(entry);
    const input = { version: record.version, state };
    setOutcome(null);
    if (!(await confirmMissingLinks(dialogs, entryId, input))) return;
    try {
      const response = await restoring.mutateAsync({ entryId, ...input });
      await refresh();
      setOutcome({ tone: 'success', text: restoredText(entry, response, definition) });
    } catch (cause) {
      reportFailure(`restore a version of ${singular} ${record.id}`, cause);
      const isStale = cause instanceof ApiError && cause.code === 'stale_version';
      if (isStale) await refresh();
      setOutcome({ tone: 'error', text: isStale ? staleText(definition) : failureText(cause) });
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
      setOutcome({ tone: 'error', text: undoErrorText(entry, definition, cause) });
    }
  };

  const isComplete = !hasNextPage;
  const entries = withComments(
    useEntriesWithLinkTexts(recordHistoryEntries(history, definition, isComplete, now)),
    pages ? (comments.data?.comments ?? []) : [],
    { isComplete, now, subject: thisRecord(definition) },
  );
  return (
    <HistoryList
      label={`History of ${thisRecord(definition)}`}
      entries={entries}
      emptyText={`No changes have been recorded yet.`}
      onRestore={canWrite ? restore : undefined}
      onUndo={canWrite ? undo : undefined}
      {...listProps}
      outcome={outcome}
    />
  );
}

/** How each link is missing, after its name. */
const problemTexts: Readonly<Record<MissingLinksResponse['links'][number]['problem'], string>> = {
  draft: 'a draft',
  in_review: 'in review',
  scheduled: 'not published yet',
  archived: 'archived',
  deleted: 'deleted',
  removed: 'permanently deleted',
  missing: 'no page at this web address',
};

/**
 * Asks before a version is restored that links to what visitors can't see. Without an answer of the server the version is
 * restored: its links are then listed under Broken links.
 */
async function confirmMissingLinks(dialogs: Dialogs, entryId: number, input: RestoreVersionInput): Promise<boolean> {
  const links = await fetchMissingLinks(entryId, input).catch(() => []);
  if (links.length === 0) return true;
  const names = links.map(({ name, problem }) => `“${textAsRead(name)}” (${problemTexts[problem]})`).join(', ');
  const text = `This version links to ${names}. Visitors will see those links as text, and not at all in menus.`;
  const title = 'This version has links that lead nowhere';
  return dialogs.confirm(text, { title, okText: 'Restore version', cancelText: 'Keep current version' });
}

function restoredText(
  entry: HistoryListEntry,
  { record, missing_files }: Awaited<ReturnType<typeof restoreVersion>>,
  definition: EntityDefinition,
): string {
  const { fields } = definition;
  // Names the fields, because file names are generated by the server.
  const missing = Object.keys(missing_files).map((field) => {
    const label = fields[field]?.displayLabel ?? fields[field]?.label ?? field;
    return ` Its file no longer exists (${label}), so the current file was kept.`;
  });
  return `${entry.versionText} was restored. It is saved as version ${record.version}.${missing.join('')}`;
}

function staleText(definition: EntityDefinition): string {
  return `Someone else has changed ${thisRecord(definition)}, so nothing was restored. Check their change below, then restore again.`;
}

function failureText(cause: unknown): string {
  return cause instanceof ApiError ? cause.message : 'That didn’t work. Try again.';
}
