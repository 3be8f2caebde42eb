import type { AnyRecord } from '@porchlight/contract/entity';
import type { ListResponse } from '@porchlight/contract/rendering';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listKey, reportFailure } from '../api/index.ts';
import {
  confirmDelete,
  type EntityDefinition,
  failureText,
  readUsesText,
  shortTitle,
  useRecordChange,
} from '../entity/index.ts';
import { type FlashState, focusRow, useFlashMessage } from '../frame/index.ts';

/** A record that was just deleted. */
type DeletedItem = NonNullable<FlashState['deleted']> & {
  /** Title of the one that it was merged into. */
  mergedInto?: string;
};

/** A record that could not be deleted, and the server's reason. */
export interface DeletionFailure {
  id: number;
  reason: string;
}

/** Concurrent requests when several records are deleted: the server commits concurrent changes together. */
const concurrency = 6;

/**
 * Deletes one or several records of a list. Rows disappear after the server has deleted them, and can be restored
 * together. After a failure the row stays and a dialog explains why. spec 4
 */
export function useUndoableDelete(definition: EntityDefinition) {
  const client = useQueryClient();
  const change = useRecordChange();
  const deletedBefore = useFlashMessage('deleted');
  const dialogs = useDialogs();
  const [deleted, setDeleted] = useState<readonly DeletedItem[]>([]);
  const [restored, setRestored] = useState('');
  useEffect(() => {
    if (deletedBefore) setDeleted([deletedBefore]);
  }, [deletedBefore]);

  /** Removes rows from all cached lists of the resource, then invalidates these lists. */
  const removeFromLists = (ids: ReadonlySet<number>) => {
    client.setQueriesData<ListResponse<AnyRecord>>({ queryKey: listKey(definition.name) }, (list) => {
      if (!list || !('records' in list)) return list;
      const records = list.records.filter((row) => !ids.has(row.id));
      const removedCount = list.records.length - records.length;
      return { ...list, records, totalCount: list.totalCount === null ? null : list.totalCount - removedCount };
    });
    void client.invalidateQueries({ queryKey: listKey(definition.name) });
  };

  const removeOne = async (record: AnyRecord, redirectTo?: string) => {
    try {
      await change({ resource: definition.name, call: 'remove', id: String(record.id), redirectTo });
    } catch (error) {
      reportFailure(`delete ${definition.singular} ${record.id}`, error);
      throw error;
    }
  };

  const remove = async (record: AnyRecord) => {
    const redirectTo = await confirmDelete({ client, dialogs, definition }, record);
    if (redirectTo === null) throw new Error('You chose to keep it.');
    try {
      await removeOne(record, redirectTo);
    } catch (error) {
      void dialogs.alert(failureText(error), { title: 'This can’t be deleted' });
      // Someone else may have deleted the record already: refetch the list.
      void client.invalidateQueries({ queryKey: listKey(definition.name) });
      throw error;
    }
    removeFromLists(new Set([record.id]));
    setRestored('');
    setDeleted([{ id: record.id, title: shortTitle(definition, record) }]);
  };

  const removeMany = async (records: readonly AnyRecord[], onProgress: (done: number) => void) => {
    const deletedIds = new Set<number>();
    const failures: DeletionFailure[] = [];
    await forEachConcurrently(records, async (record) => {
      try {
        const text = await readUsesText(client, definition, record);
        if (text) throw new Error(`${text} Delete it on its own.`);
        await removeOne(record);
        deletedIds.add(record.id);
      } catch (error) {
        failures.push({ id: record.id, reason: error instanceof Error ? error.message : String(error) });
      }
      onProgress(deletedIds.size + failures.length);
    });
    removeFromLists(deletedIds);
    setRestored('');
    // In the order of the list, not of the responses.
    const deletedRecords = records.filter(({ id }) => deletedIds.has(id));
    if (deletedRecords.length > 0)
      setDeleted(deletedRecords.map((record) => ({ id: record.id, title: shortTitle(definition, record) })));
    return failures;
  };

  const undo = async () => {
    const remaining = new Map(deleted.map((each) => [each.id, each]));
    try {
      await forEachConcurrently(deleted, async ({ id }) => {
        await change({ resource: definition.name, call: 'restore', id: String(id) });
        remaining.delete(id);
      });
    } catch (error) {
      reportFailure(`restore ${definition.plural}`, error);
      void dialogs.alert(failureText(error), { title: 'Could not restore' });
      // Restored records are no longer offered; pressing Undo again continues with the rest.
      setDeleted([...remaining.values()]);
      throw error;
    } finally {
      // What referred to it has it again.
      await client.invalidateQueries({ queryKey: ['list'], refetchType: 'none' });
      await client.invalidateQueries({ queryKey: listKey(definition.name) });
    }
    const [first] = deleted;
    if (first) focusRow(definition.urls.show(first.id));
    setRestored(changeMessage('Restored', deleted));
    setDeleted([]);
  };

  return {
    /** Message of the undo snackbar; null when there is nothing to undo. */
    deleted: deleted.length === 0 ? null : { message: changeMessage('Deleted', deleted) },
    /** Announced to screen readers after an undo, when the first restored row gets focus; '' otherwise. */
    restored,
    /** Offers to undo that a record was merged into another one. */
    showMerged: ({ id, title, into }: { id: number; title: string; into: string }) => {
      setRestored('');
      setDeleted([{ id, title, mergedInto: into }]);
    },
    remove,
    removeMany,
    undo,
    dismiss: () => setDeleted([]),
  };
}

function changeMessage(verb: 'Deleted' | 'Restored', records: readonly DeletedItem[]): string {
  const [merged] = records;
  if (verb === 'Deleted' && merged?.mergedInto) return `Merged: ${merged.title} into ${merged.mergedInto}`;
  const [first, second] = records.map(({ title }) => title);
  if (records.length === 1) return `${verb}: ${first}`;
  const others = records.length - 2;
  return `${verb} ${records.length}: ${first}, ${second}${others > 0 ? ` and ${others} more` : ''}`;
}

/** Runs `act` for each item, a few concurrently. Rejects with the first rejection after all running calls have settled. */
async function forEachConcurrently<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const runWorker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  const workers = await Promise.allSettled(Array.from({ length: Math.min(concurrency, items.length) }, runWorker));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
}
