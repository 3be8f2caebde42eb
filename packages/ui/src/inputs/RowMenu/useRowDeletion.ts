import { useEventCallback } from '@mui/material/utils';
import { type RefObject, useEffect, useRef } from 'react';
import { useBusy } from '../../hooks/useBusy.ts';
import type { EntityRow } from './RowAction.tsx';

interface RowDeletion<Row extends EntityRow> {
  /** Ids of the rows that are being deleted. */
  busy: ReadonlySet<Row['id']>;
  /** Deletes a row. Referentially stable. */
  remove(row: Row): Promise<void>;
}

/** The delete buttons of all rows, in document order. */
function deleteButtons(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-delete-row]') ?? [])];
}

/**
 * Deletes rows, several at a time if needed; each is busy until its promise settles. If a deleted row had the focus,
 * the focus moves to the row that took its place, so that keyboard users don't start over.
 * @param rows the current rows
 */
export function useRowDeletion<Row extends EntityRow>(
  root: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  onDelete: ((row: Row) => void | Promise<void>) | undefined,
): RowDeletion<Row> {
  const [busy, run] = useBusy<Row['id']>();
  const lastDeleted = useRef<{ id: Row['id']; next: string | undefined } | null>(null);

  const remove = useEventCallback(async (row: Row) => {
    if (!onDelete || busy.has(row.id)) return;
    const ids = deleteButtons(root.current).map((button) => button.dataset.deleteRow);
    const index = ids.indexOf(String(row.id));
    lastDeleted.current = { id: row.id, next: ids[index + 1] ?? ids[index - 1] };
    const isDeleted = await run(row.id, () => onDelete(row));
    if (!isDeleted) lastDeleted.current = null;
  });

  useEffect(() => {
    const deleted = lastDeleted.current;
    if (!deleted || !root.current || rows.some((row) => row.id === deleted.id)) return;
    lastDeleted.current = null;
    const { activeElement, body } = root.current.ownerDocument;
    // Only if the focus is still inside or lost; inside, the DataGrid may have moved it to another cell.
    if (activeElement && activeElement !== body && !root.current.contains(activeElement)) return;
    const next = deleteButtons(root.current).find((button) => button.dataset.deleteRow === deleted.next);
    (next ?? root.current).focus();
  }, [root, rows]);

  return { busy, remove };
}
