import { useMemo, useState } from 'react';
import type { EntityRow } from './entity-table-types.ts';

/** Which rows are selected, over all pages that were looked at. */
export interface Selection<Row extends EntityRow> {
  rows: readonly Row[];
  has: (id: Row['id']) => boolean;
  toggle: (row: Row) => void;
  /** Selects all of some rows, or none of them if all were. */
  toggleAll: (rows: readonly Row[]) => void;
  clear: () => void;
}

/**
 * Keeps a selection.
 * @param known all rows there are, so that what was deleted is no longer selected; null when only a page is known
 */
export function useSelection<Row extends EntityRow>(known: readonly Row[] | null): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<Row['id'], Row>>(new Map());
  const rows = useMemo(() => {
    const ids = known && selected.size > 0 ? new Set(known.map((row) => row.id)) : null;
    return [...selected.values()].filter((row) => ids?.has(row.id) ?? true);
  }, [known, selected]);
  return useMemo(() => {
    const change = (act: (next: Map<Row['id'], Row>) => void) =>
      setSelected((before) => {
        const next = new Map(before);
        act(next);
        return next;
      });
    return {
      rows,
      has: (id) => selected.has(id),
      toggle: (row) => change((next) => void (next.delete(row.id) || next.set(row.id, row))),
      toggleAll: (all) =>
        change((next) => {
          const areAll = all.every((row) => next.has(row.id));
          for (const row of all) {
            if (areAll) next.delete(row.id);
            else next.set(row.id, row);
          }
        }),
      clear: () => setSelected(new Map()),
    };
  }, [rows, selected]);
}
