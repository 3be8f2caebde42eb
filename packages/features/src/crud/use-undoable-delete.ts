import type { ListAnswer } from '@porchlight/contract/rendering';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listKey, reportFailure } from '../api/index.ts';
import { type AnyRecord, recordTitle } from './any-record.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { useEntityMutations } from './use-entity-mutations.ts';
import { useRefusal } from './use-refusal.tsx';

/** What was deleted a moment ago and can be brought back. Travels in the history when a show page deletes. */
export interface Deleted {
  id: number;
  title: string;
}

/**
 * Deleting from a list: the row goes when the server has said yes, and can be brought back.
 * A failure is logged and the list stays as it was; `refusal` is a dialog that says why the server refused. spec 4, 8
 */
export function useUndoableDelete(definition: AnyEntityDefinition) {
  const client = useQueryClient();
  const mutations = useEntityMutations(definition.name);
  const arrivedWith = (useLocation().state as { deleted?: Deleted } | null)?.deleted ?? null;
  const [refusal, tellRefusal] = useRefusal();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  // A live region tells of what changes in it: it has to be there before its words are.
  useEffect(() => setDeleted(arrivedWith), [arrivedWith]);

  const remove = async (record: AnyRecord) => {
    try {
      await mutations.remove(String(record.id));
    } catch (error) {
      reportFailure(`delete ${definition.singular} ${record.id}`, error);
      tellRefusal('This can’t be deleted', error);
      throw error;
    }
    client.setQueriesData<ListAnswer>({ queryKey: listKey(definition.name) }, (list) =>
      list ? { ...list, records: list.records.filter((row) => (row as AnyRecord).id !== record.id) } : list,
    );
    setDeleted({ id: record.id, title: recordTitle(definition, record) });
  };

  const undo = async () => {
    if (!deleted) return;
    try {
      await mutations.restore(String(deleted.id));
      setDeleted(null);
      await client.invalidateQueries({ queryKey: listKey(definition.name) });
    } catch (error) {
      reportFailure(`restore ${definition.singular} ${deleted.id}`, error);
      tellRefusal('This can’t be brought back', error);
      throw error;
    }
  };

  return { deleted, refusal, remove, undo, dismiss: () => setDeleted(null) };
}
