import type { AnyRecord } from '@porchlight/contract/entity';
import type { ListResponse } from '@porchlight/contract/rendering';
import type { EntityBulkFailure } from '@porchlight/ui/data-display/EntityTable';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { latestChangesKey, listKey, reportFailure } from '../api/index.ts';
import { confirmDelete, type EntityDefinition, failureText, shortTitle, useRecordChange } from '../entity/index.ts';
import { type FlashState, focusRow, useFlashMessage } from '../frame/index.ts';
import { type BulkChange, changeRecords } from './change-records.ts';

/** A record that was just deleted or changed. */
type ChangedItem = NonNullable<FlashState['deleted']> & {
  /** Title of the one that it was merged into. */
  mergedInto?: string;
};

/** What was just done, and how it is undone. */
interface DoneChange {
  /** 'Deleted', 'Published'. */
  verb: string;
  items: readonly ChangedItem[];
  undo: BulkChange;
}

/** A change of several records, besides which ones. */
export type RecordsChange = Pick<BulkChange, 'action' | 'values' | 'add' | 'remove'> & {
  /** 'Deleted', 'Published'. */
  verb: string;
};

/**
 * Deletes one or several records of a list, or changes several. What was done can be undone together. What is refused
 * stays as it is, and the person learns why. spec 4
 */
export function useUndoableDelete(definition: EntityDefinition) {
  const { name } = definition;
  const client = useQueryClient();
  const change = useRecordChange();
  const deletedBefore = useFlashMessage('deleted');
  const dialogs = useDialogs();
  const [done, setDone] = useState<DoneChange | null>(null);
  const [restored, setRestored] = useState('');
  const showDeleted = (items: readonly ChangedItem[]) => {
    setRestored('');
    setDone({ verb: 'Deleted', items, undo: { resource: name, action: 'restore', records: items.map(idOf) } });
  };
  const showDeletedBefore = useEffectEvent(showDeleted);
  useEffect(() => {
    if (deletedBefore) showDeletedBefore([deletedBefore]);
  }, [deletedBefore]);

  /** Removes rows from all cached lists of the resource, then invalidates these lists. */
  const removeFromLists = (ids: ReadonlySet<number>) => {
    client.setQueriesData<ListResponse<AnyRecord>>({ queryKey: listKey(name) }, (list) => {
      if (!list || !('records' in list)) return list;
      const records = list.records.filter((row) => !ids.has(row.id));
      const removedCount = list.records.length - records.length;
      return { ...list, records, totalCount: list.totalCount === null ? null : list.totalCount - removedCount };
    });
    void client.invalidateQueries({ queryKey: listKey(name) });
  };

  const remove = async (record: AnyRecord) => {
    const deletion = await confirmDelete({ client, dialogs, definition }, record);
    if (deletion === null) throw new Error('You chose to keep it.');
    try {
      await change({ resource: name, call: 'remove', id: String(record.id), ...deletion });
    } catch (error) {
      reportFailure(`delete ${definition.singular} ${record.id}`, error);
      void dialogs.alert(failureText(error), { title: 'This can’t be deleted' });
      // Someone else may have deleted the record already: refetch the list.
      void client.invalidateQueries({ queryKey: listKey(name) });
      throw error;
    }
    removeFromLists(new Set([record.id]));
    showDeleted([{ id: record.id, title: shortTitle(definition, record) }]);
  };

  /** Changes records, a bounded number at a time. @returns those that were refused */
  const changeMany = async (
    { verb, ...input }: RecordsChange,
    records: readonly (AnyRecord & { values?: Record<string, string> })[],
    onProgress: (done: number) => void = () => {},
  ): Promise<readonly EntityBulkFailure[]> => {
    const sent = records.map(({ id, values }) => ({ id, ...(values && { values }) }));
    const result = await changeRecords({ resource: name, ...input, records: sent }, onProgress);
    const changedIds = new Set(result.done.map(({ id }) => id));
    if (input.action === 'remove') removeFromLists(new Set([...changedIds, ...result.unchanged]));
    await refetch();
    // In the order of the list.
    const changed = records.filter(({ id }) => changedIds.has(id));
    const itemOf = (record: AnyRecord) => ({ id: record.id, title: shortTitle(definition, record) });
    const items = changed.map(itemOf);
    if (items.length === 0) {
      // Silence would look as if it had failed.
      const same = records.filter(({ id }) => result.unchanged.includes(id)).map(itemOf);
      setRestored('');
      if (same.length > 0 && input.action !== 'remove')
        setDone({ verb: 'Already done', items: same, undo: { resource: name, action: 'update', records: [] } });
      return result.refused;
    }
    if (input.action === 'remove') showDeleted(items);
    else {
      const undoable = result.done.flatMap(({ id, version, before }) =>
        before ? [{ id, version, values: before }] : [],
      );
      setRestored('');
      setDone({ verb, items, undo: { resource: name, action: 'update', records: undoable } });
    }
    return result.refused;
  };

  const refetch = async () => {
    void client.invalidateQueries({ queryKey: latestChangesKey });
    client.removeQueries({ queryKey: ['single', name], type: 'inactive' });
    // What referred to it has it again, or no longer.
    await client.invalidateQueries({ queryKey: ['list'], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: listKey(name) });
  };

  const undo = async () => {
    if (!done) return;
    const { refused } = await changeRecords(done.undo);
    await refetch();
    if (refused.length > 0) {
      const [first] = refused;
      const nothing = done.undo.action === 'restore' ? 'Could not restore' : 'Could not undo';
      const title = refused.length === done.undo.records.length ? nothing : 'Could not undo everything';
      const more = refused.length > 1 ? ` The same or another reason applies to ${refused.length - 1} more.` : '';
      void dialogs.alert(`${first?.reason}${more}`, { title });
      // What was undone is no longer offered; pressing Undo again continues with the rest.
      const ids = new Set(refused.map(({ id }) => id));
      const isLeft = ({ id }: { id: number }) => ids.has(id);
      const records = done.undo.records.filter(isLeft);
      setDone({ ...done, items: done.items.filter(isLeft), undo: { ...done.undo, records } });
      throw new Error(first?.reason);
    }
    const [first] = done.items;
    if (first) focusRow(definition.urls.show(first.id));
    setRestored(changeMessage(done.undo.action === 'restore' ? 'Restored' : 'Undone', done.items));
    setDone(null);
  };

  return {
    /** Message of the undo snackbar; null when there is nothing to undo. */
    deleted: done && { message: changeMessage(done.verb, done.items), canUndo: done.undo.records.length > 0 },
    /** Announced to screen readers after an undo, when the first restored row gets focus; '' otherwise. */
    restored,
    /** Offers to undo that a record was merged into another one. */
    showMerged: ({ id, title, into }: { id: number; title: string; into: string }) =>
      showDeleted([{ id, title, mergedInto: into }]),
    remove,
    changeMany,
    undo,
    dismiss: () => setDone(null),
  };
}

const idOf = ({ id }: ChangedItem) => ({ id });

function changeMessage(verb: string, records: readonly ChangedItem[]): string {
  const [merged] = records;
  if (verb === 'Deleted' && merged?.mergedInto) return `Merged: ${merged.title} into ${merged.mergedInto}`;
  const [first, second] = records.map(({ title }) => title);
  if (records.length === 1) return `${verb}: ${first}`;
  const others = records.length - 2;
  const count = records.length.toLocaleString('en-US');
  return `${verb} ${count}: ${first}, ${second}${others > 0 ? ` and ${others.toLocaleString('en-US')} more` : ''}`;
}
