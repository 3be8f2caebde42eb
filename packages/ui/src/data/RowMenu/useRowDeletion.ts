import { useEventCallback } from '@mui/material/utils';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EntityRow } from './RowAction.tsx';

interface RowDeletion<Row extends EntityRow> {
  /** Ids of the rows that are being deleted. */
  busy: ReadonlySet<Row['id']>;
  /** The same function at every render. */
  remove(row: Row): Promise<void>;
}

/** The buttons that delete a row, in the order of the screen. */
function deleteButtons(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-delete-row]') ?? [])];
}

/**
 * Deletes rows one by one or several at once: each is busy until its promise settles. When a row that held focus has
 * gone, focus moves to the row that took its place, so that the keyboard doesn't start over.
 * @param rows the rows there are
 */
export function useRowDeletion<Row extends EntityRow>(
  root: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  onDelete: ((row: Row) => void | Promise<void>) | undefined,
): RowDeletion<Row> {
  const [busy, setBusy] = useState<ReadonlySet<Row['id']>>(new Set());
  const lastDeleted = useRef<{ id: Row['id']; next: string | undefined } | null>(null);

  const remove = useEventCallback(async (row: Row) => {
    if (!onDelete || busy.has(row.id)) return;
    const ids = deleteButtons(root.current).map((button) => button.dataset.deleteRow);
    const index = ids.indexOf(String(row.id));
    lastDeleted.current = { id: row.id, next: ids[index + 1] ?? ids[index - 1] };
    setBusy((before) => new Set(before).add(row.id));
    try {
      await onDelete(row);
    } catch {
      // The caller reports it; the row stays as it was.
      lastDeleted.current = null;
    } finally {
      setBusy((before) => {
        const rest = new Set(before);
        rest.delete(row.id);
        return rest;
      });
    }
  });

  useEffect(() => {
    const gone = lastDeleted.current;
    if (!gone || !root.current || rows.some((row) => row.id === gone.id)) return;
    lastDeleted.current = null;
    const { activeElement, body } = root.current.ownerDocument;
    // Whoever has moved on meanwhile is left alone. Inside, the grid may already have put focus on some other cell.
    if (activeElement && activeElement !== body && !root.current.contains(activeElement)) return;
    const next = deleteButtons(root.current).find((button) => button.dataset.deleteRow === gone.next);
    (next ?? root.current).focus();
  }, [root, rows]);

  return { busy, remove };
}
