import type { AnyRecord } from '@porchlight/contract/entity';
import type { ListAnswer } from '@porchlight/contract/rendering';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listKey, reportFailure } from '../api/index.ts';
import { shortTitle } from './any-record.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { focusRow } from './focus-row.ts';
import { useErrorDialog } from './useErrorDialog.tsx';
import { type FlashState, useFlashMessage } from './useFlashMessage.ts';
import { useRecordChange } from './useRecordChange.ts';
import { useUsesQuestion } from './useUsesQuestion.ts';

/** A record that was deleted a moment ago. */
type Deleted = NonNullable<FlashState['deleted']>;

/** A record that could not be deleted, and the server's reason. */
export interface NotDeleted {
  id: number;
  reason: string;
}

/** Calls under way at a time when several records are deleted: the server commits them together. */
const callsAtATime = 6;

/**
 * Deleting from a list, one record or several: rows go when the server has said yes, and can be brought back together.
 * After a failure its row stays as it was, and `errorDialog` is a dialog that says why. spec 4
 */
export function useUndoableDelete(definition: EntityDefinition) {
  const client = useQueryClient();
  const change = useRecordChange();
  const arrivedWith = useFlashMessage('deleted');
  const [errorDialog, showError] = useErrorDialog();
  const { dialog: usesDialog, usesText, confirmDelete } = useUsesQuestion(definition);
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const [restored, setRestored] = useState('');
  useEffect(() => {
    if (arrivedWith) setDeleted([arrivedWith]);
  }, [arrivedWith]);

  /** Takes rows out of every list that is in memory, and has what is on screen counted anew. */
  const forget = (ids: ReadonlySet<number>) => {
    client.setQueriesData<ListAnswer<AnyRecord>>({ queryKey: listKey(definition.name) }, (list) => {
      if (!list || !('records' in list)) return list;
      const records = list.records.filter((row) => !ids.has(row.id));
      const gone = list.records.length - records.length;
      return { ...list, records, totalCount: list.totalCount === null ? null : list.totalCount - gone };
    });
    void client.invalidateQueries({ queryKey: listKey(definition.name) });
  };

  const removeOne = async (record: AnyRecord) => {
    try {
      await change({ resource: definition.name, call: 'remove', id: String(record.id) });
    } catch (error) {
      reportFailure(`delete ${definition.singular} ${record.id}`, error);
      throw error;
    }
  };

  const remove = async (record: AnyRecord) => {
    if (!(await confirmDelete(record))) throw new Error('It is kept.');
    try {
      await removeOne(record);
    } catch (error) {
      showError('This can’t be deleted', error);
      // A record that somebody else has deleted is none of the list any more.
      void client.invalidateQueries({ queryKey: listKey(definition.name) });
      throw error;
    }
    forget(new Set([record.id]));
    setRestored('');
    setDeleted([{ id: record.id, title: shortTitle(definition, record) }]);
  };

  const removeMany = async (records: readonly AnyRecord[], onProgress: (done: number) => void) => {
    const gone: Deleted[] = [];
    const failed: NotDeleted[] = [];
    await inTurns(records, async (record) => {
      try {
        const uses = await usesText(record);
        if (uses) throw new Error(`${uses} Delete it by itself.`);
        await removeOne(record);
        gone.push({ id: record.id, title: shortTitle(definition, record) });
      } catch (error) {
        failed.push({ id: record.id, reason: error instanceof Error ? error.message : String(error) });
      }
      onProgress(gone.length + failed.length);
    });
    forget(new Set(gone.map(({ id }) => id)));
    setRestored('');
    if (gone.length > 0) setDeleted(gone);
    return failed;
  };

  const undo = async () => {
    const left = new Map(deleted.map((each) => [each.id, each]));
    try {
      await inTurns(deleted, async ({ id }) => {
        await change({ resource: definition.name, call: 'restore', id: String(id) });
        left.delete(id);
      });
    } catch (error) {
      reportFailure(`restore ${definition.plural}`, error);
      showError('This can’t be brought back', error);
      // What is back is no longer offered: pressing again goes on with the rest.
      setDeleted([...left.values()]);
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey: listKey(definition.name) });
    }
    const [first] = deleted;
    if (first) focusRow(definition.urls.show(first.id));
    setRestored(toldOf('Restored', deleted));
    setDeleted([]);
  };

  return {
    /** What the undo bar says; null when there is nothing to undo. */
    deleted: deleted.length === 0 ? null : { message: toldOf('Deleted', deleted) },
    /** Said to a screen reader after an undo, whose row has the focus then; '' when there is nothing to say. */
    restored,
    errorDialog,
    usesDialog,
    remove,
    removeMany,
    undo,
    dismiss: () => setDeleted([]),
  };
}

function toldOf(what: 'Deleted' | 'Restored', records: readonly Deleted[]): string {
  const [first, second] = records.map(({ title }) => title);
  if (records.length === 1) return `${what}: ${first}`;
  const others = records.length - 2;
  return `${what} ${records.length}: ${first}, ${second}${others > 0 ? ` and ${others} more` : ''}`;
}

/** Does something with each item, a few at a time. Ends with the first failure that `act` lets through. */
async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const work = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: Math.min(callsAtATime, items.length) }, work));
}
