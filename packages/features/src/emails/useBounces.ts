import type { AnyRecord } from '@porchlight/contract/entity';
import { bouncesMax } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { EntityBulkAction } from '@porchlight/ui/data-display/EntityTable';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listKey, reportFailure, sendCall } from '../api/index.ts';
import { failureText } from '../entity/index.ts';

/** What was just marked, for its message and Undo. */
interface Marked {
  ids: readonly number[];
  isBounced: boolean;
}

/**
 * Marks addresses of the email list as bounced, one by the menu of its row and several at once, and undoes that. Those
 * of people who have left stay as they are.
 */
export function useBounces() {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [marked, setMarked] = useState<Marked | null>(null);

  /** @returns the ids of those that have changed */
  const mark = async (ids: readonly number[], isBounced: boolean, onProgress?: (done: number) => void) => {
    const changed: number[] = [];
    try {
      for (let start = 0; start < ids.length; start += bouncesMax) {
        const part = ids.slice(start, start + bouncesMax);
        const body = { ids: part, bounced: isBounced };
        changed.push(...(await sendCall(otherCalls.markBounced, { body })).changed);
        onProgress?.(start + part.length);
      }
    } finally {
      // Those of earlier parts have changed even if a later one failed.
      void client.invalidateQueries({ queryKey: listKey('email') });
    }
    setMarked(changed.length > 0 ? { ids: changed, isBounced } : null);
    return changed;
  };
  const markOrExplain = async (ids: readonly number[], isBounced: boolean) => {
    try {
      await mark(ids, isBounced);
    } catch (error) {
      reportFailure('mark an address as bounced', error);
      await dialogs.alert(failureText(error), { title: 'This can’t be done' });
    }
  };

  const bulkActions: EntityBulkAction<AnyRecord>[] = [
    {
      label: 'Mark as bounced',
      progress: 'Marking…',
      participle: 'marked as bounced',
      async run(rows, onProgress) {
        try {
          const changed = new Set(
            await mark(
              rows.map(({ id }) => id),
              true,
              onProgress,
            ),
          );
          return rows
            .filter(({ id, status }) => !changed.has(id) && status !== 'bounced')
            .map(({ id }) => ({ id, reason: 'This person has left the list.' }));
        } catch (error) {
          reportFailure('mark addresses as bounced', error);
          return rows.map(({ id }) => ({ id, reason: failureText(error) }));
        }
      },
    },
  ];

  return {
    bulkActions,
    /** What the menu of a row offers. */
    menuItems: ({ id, status }: AnyRecord) => {
      if (status === 'left') return [];
      const isBounced = status !== 'bounced';
      const label = isBounced ? 'Mark as bounced' : 'Mark as not bounced';
      return [{ label, onSelect: () => void markOrExplain([id], isBounced) }];
    },
    /** Props of the message about what was just marked. */
    outcome: {
      open: marked !== null,
      message: marked ? markedText(marked) : '',
      onUndo: () => {
        if (marked) void markOrExplain(marked.ids, !marked.isBounced);
      },
      onDismiss: () => setMarked(null),
    },
  };
}

function markedText({ ids, isBounced }: Marked): string {
  const count = ids.length;
  const what = isBounced ? 'marked as bounced' : 'no longer marked as bounced';
  return count === 1 ? `The address is ${what}.` : `${count.toLocaleString('en-US')} addresses are ${what}.`;
}
