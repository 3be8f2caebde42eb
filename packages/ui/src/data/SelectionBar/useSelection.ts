import { useMemo, useState } from 'react';
import type { EntityRow } from '../RowMenu/index.ts';

/** Which rows are selected, over all pages that were looked at. */
export interface Selection<Row extends EntityRow> {
  rows: readonly Row[];
  ids: ReadonlySet<Row['id']>;
  /** Selects rows by their ids, and no others. */
  set(ids: Iterable<Row['id']>): void;
  /** Selects one more, or one less. */
  toggle(id: Row['id']): void;
  /** Selects these rows, which may be on any page, and no others. */
  setRows(rows: readonly Row[]): void;
}

/**
 * Keeps a selection.
 * @param rows the rows that are known: all of them, or a page
 * @param isPage rows that are not among `rows` may be on another page, and stay selected
 */
export function useSelection<Row extends EntityRow>(rows: readonly Row[], isPage: boolean): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<Row['id'], Row>>(new Map());
  return useMemo(() => {
    const set = (ids: Iterable<Row['id']>) =>
      setSelected((before) => {
        const chosen = new Set(ids);
        return new Map([...before.values(), ...rows].filter((row) => chosen.has(row.id)).map((row) => [row.id, row]));
      });
    const known = new Map(selected.size > 0 ? rows.map((row) => [row.id, row]) : []);
    const left = [...selected.values()].filter((row) => isPage || known.has(row.id));
    const ids = new Set(left.map((row) => row.id));
    return {
      rows: left,
      ids,
      set,
      toggle: (id) => set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
      setRows: (chosen) => setSelected(new Map(chosen.map((row) => [row.id, row]))),
    };
  }, [rows, isPage, selected]);
}
