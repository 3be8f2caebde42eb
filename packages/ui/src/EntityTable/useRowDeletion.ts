import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EntityRow } from './entity-table-types.ts';

interface RowDeletion<Row extends EntityRow> {
  /** Ids of the rows that are being deleted. */
  busy: ReadonlySet<Row['id']>;
  remove: (row: Row) => void;
}

/**
 * Deletes rows one by one or several at once: each is busy until its promise settles. When a row that held focus has
 * gone, focus moves to the same button of the row that took its place, so that the keyboard doesn't start over.
 * @param shown rows on screen, in their order
 */
export function useRowDeletion<Row extends EntityRow>(
  root: RefObject<HTMLElement | null>,
  shown: readonly Row[],
  onDelete: ((row: Row) => void | Promise<void>) | undefined,
): RowDeletion<Row> {
  const [busy, setBusy] = useState<ReadonlySet<Row['id']>>(new Set());
  const lastDeleted = useRef<{ id: Row['id']; index: number } | null>(null);

  const remove = async (row: Row) => {
    if (!onDelete || busy.has(row.id)) return;
    lastDeleted.current = { id: row.id, index: shown.findIndex((each) => each.id === row.id) };
    setBusy((ids) => new Set(ids).add(row.id));
    try {
      await onDelete(row);
    } catch {
      // The caller reports it; the row stays as it was.
      lastDeleted.current = null;
    } finally {
      setBusy((ids) => {
        const rest = new Set(ids);
        rest.delete(row.id);
        return rest;
      });
    }
  };

  useEffect(() => {
    const gone = lastDeleted.current;
    if (!gone || !root.current || shown.some((row) => row.id === gone.id)) return;
    lastDeleted.current = null;
    const { activeElement, body } = root.current.ownerDocument;
    // Whoever has moved on meanwhile is left alone. Inside, the grid may already have put focus on some other cell.
    if (activeElement && activeElement !== body && !root.current.contains(activeElement)) return;
    const next = shown[Math.min(gone.index, shown.length - 1)];
    const button =
      next && root.current.querySelector<HTMLElement>(`[data-delete-row="${CSS.escape(String(next.id))}"]`);
    (button ?? root.current).focus();
  }, [root, shown]);

  return { busy, remove: (row) => void remove(row) };
}
