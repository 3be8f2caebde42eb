import { writePermission } from '@porchlight/contract/call-access';
import type { DeletedRecord, DeletedResponse } from '@porchlight/contract/history';
import { restoreDays } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { ActionOutcome } from '@porchlight/ui/data-display/PagedList';
import { TrashList, type TrashListEntry } from '@porchlight/ui/data-display/TrashList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ListFilterBar } from '@porchlight/ui/inputs/FilterBar';
import { Stack } from '@porchlight/ui/layout/Stack';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, historyKey, readNewSlug, reportFailure, sendCall, usePermissionCheck } from '../api/index.ts';
import {
  DeletedRecordFields,
  type EntityDefinition,
  textAsRead,
  useInfiniteEntries,
  useRecordChange,
} from '../entity/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { useRunningNow } from '../site/index.ts';
import { trashEntry } from './trash-entries.ts';
import { resourceFilter, titleFilter, useHistoryFilters } from './useHistoryFilters.ts';

/** The records deleted in the last 30 days, to view and to restore, also several together; the search and the filter are in the URL. */
export function TrashPage({ definitions: all }: { definitions: readonly EntityDefinition[] }) {
  const can = usePermissionCheck();
  const definitions = all.filter(({ name }) => can(writePermission(name)));
  const client = useQueryClient();
  const change = useRecordChange();
  const now = useRunningNow();
  const [{ resource, title }, setFilter] = useHistoryFilters(definitions);
  const queryKey = [...historyKey, 'deleted', { resource, title }];
  const { pages, listProps } = useInfiniteEntries(
    queryKey,
    (before) => sendCall(otherCalls.deleted, { query: { resource, title, before } }),
    'trash',
  );
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  const records = pages?.flatMap(({ deleted }) => deleted) ?? [];

  const restoreOne = async (record: DeletedRecord) => {
    await change({ resource: record.resource, call: 'restore', id: String(record.record_id) });
    client.setQueryData<InfiniteData<DeletedResponse>>(queryKey, (old) => withoutRecord(old, record));
  };
  const failureMessage = (record: DeletedRecord, cause: unknown) => {
    reportFailure(`restore ${record.resource} ${record.record_id}`, cause);
    const reason = cause instanceof ApiError ? cause.message : 'Try again.';
    return `“${textAsRead(record.title)}” stays in the trash. ${reason}`;
  };

  const restore = async ({ id }: TrashListEntry) => {
    const record = records.find((each) => each.id === id);
    if (!record) return;
    setOutcome(null);
    try {
      await restoreOne(record);
      setOutcome({ tone: 'success', text: await restoredText(record) });
    } catch (cause) {
      setOutcome({ tone: 'error', text: failureMessage(record, cause) });
      throw cause;
    }
  };

  const restoreMany = async (entries: readonly TrashListEntry[]) => {
    setOutcome(null);
    const failures: string[] = [];
    // Sequentially, so that of two records with the same slug the first one in the list keeps it.
    for (const record of records.filter(({ id }) => entries.some((entry) => entry.id === id))) {
      try {
        await restoreOne(record);
      } catch (cause) {
        failures.push(failureMessage(record, cause));
      }
    }
    const restoredCount = entries.length - failures.length;
    setOutcome(
      failures.length === 0
        ? { tone: 'success', text: `Restored ${restoredCount}.` }
        : { tone: 'error', text: [`Restored ${restoredCount} of ${entries.length}.`, ...failures].join(' ') },
    );
  };

  return (
    <DashboardPage title="Trash">
      <Stack>
        <Typography color="textSecondary">
          Deleted records stay here for {restoreDays} days. Until then you can restore them completely. After that they
          are deleted permanently, with their files.
        </Typography>
        <ListFilterBar filters={[titleFilter(title), resourceFilter(definitions, resource)]} onChange={setFilter} />
        <TrashList
          label="Deleted"
          entries={records.flatMap((record) => {
            const definition = definitions.find(({ name }) => name === record.resource);
            return definition ? [trashEntry(record, definition, now)] : [];
          })}
          emptyText={resource || title ? 'Nothing in the trash matches.' : 'The trash is empty.'}
          onRestore={restore}
          onRestoreMany={restoreMany}
          renderContent={({ id }) => {
            const record = records.find((each) => each.id === id);
            const definition = definitions.find(({ name }) => name === record?.resource);
            return record && definition && <DeletedRecordFields definition={definition} deleted={record} />;
          }}
          {...listProps}
          outcome={outcome}
        />
      </Stack>
    </DashboardPage>
  );
}

function withoutRecord(data: InfiniteData<DeletedResponse> | undefined, record: DeletedRecord) {
  if (!data) return data;
  const pages = data.pages.map((page) => ({ ...page, deleted: page.deleted.filter(({ id }) => id !== record.id) }));
  return { ...data, pages };
}

/** The success message; if the new slug can't be fetched, it is left out, as the record is restored anyway. */
async function restoredText({ resource, record_id, title }: DeletedRecord): Promise<string> {
  const slug = await readNewSlug(resource, record_id).catch(() => null);
  const address = slug ? ` Another record now uses its web address, so its new one ends with “${slug}”.` : '';
  return `Restored “${textAsRead(title)}”.${address}`;
}
