import { createElement, Fragment, type ReactNode } from 'react';
import { fieldKindViews } from '../../field-kinds/index.ts';
import type { EntityColumn } from './entity-table-types.ts';
import { shortCellText } from './table-rows.ts';

/**
 * The short values of a row in one line, such as '$40.00 · Sun Mar 1', between the main column's chips and its second
 * line. Columns that only wide screens show, such as when the row was changed, are left out.
 * @param kind type of the record, placed first after the chips
 */
export function rowDetails<Row>(columns: readonly EntityColumn<Row>[], row: Row, kind?: string): ReactNode {
  const texts = columns
    .filter(({ main, hidden, suffix, shownFromPx }) => !main && !hidden && !suffix && !shownFromPx)
    .filter(({ kind, isDetail = fieldKindViews[kind].isDetail }) => isDetail)
    .map((column) => shortCellText(column, row));
  const main = columns.find((column) => column.main);
  const chips = main?.chips?.(row).map((chip) => createElement('span', { key: chip, 'data-chip': '' }, chip)) ?? [];
  const parts = [kind, ...texts, main?.secondLine?.(row)].filter(Boolean);
  if (chips.length + parts.length === 0) return null;
  return createElement(
    Fragment,
    null,
    ...chips,
    ...parts.flatMap((part, index) => (index > 0 ? [' · ', part] : [part])),
  );
}
