import { useMemo, useState } from 'react';
import type { EntityRow } from '../../inputs/RowMenu/index.ts';

/** A selection of rows across pages. */
export interface Selection<Row extends EntityRow> {
  rows: readonly Row[];
  ids: ReadonlySet<Row['id']>;
  /** Replaces the selection by the rows with these ids. */
  set(ids: Iterable<Row['id']>): void;
  /** Selects or deselects a row. */
  toggle(id: Row['id']): void;
  /** Replaces the selection by these rows, which may be on any page. */
  setRows(rows: readonly Row[]): void;
}

/**
 * Manages a selection of rows.
 * @param rows the loaded rows: all of them, or one page
 * @param isPage whether rows that are not in `rows` may be on another page, and so stay selected
 */
export function useSelection<Row extends EntityRow>(rows: readonly Row[], isPage: boolean): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<Row['id'], Row>>(new Map());
  return useMemo(() => {
    const set = (ids: Iterable<Row['id']>) =>
      setSelected((previous) => {
        const idSet = new Set(ids);
        return new Map([...previous.values(), ...rows].filter((row) => idSet.has(row.id)).map((row) => [row.id, row]));
      });
    const loadedRows = new Map(selected.size > 0 ? rows.map((row) => [row.id, row]) : []);
    const selectedRows = [...selected.values()].filter((row) => isPage || loadedRows.has(row.id));
    const ids = new Set(selectedRows.map((row) => row.id));
    return {
      rows: selectedRows,
      ids,
      set,
      toggle: (id) => set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
      setRows: (chosen) => setSelected(new Map(chosen.map((row) => [row.id, row]))),
    };
  }, [rows, isPage, selected]);
}
