import { createElement, Fragment, type ReactNode } from 'react';
import { fieldKindViews } from '../../field-kinds/index.ts';
import type { EntityColumn } from './entity-table-types.ts';
import { shortCellText } from './table-rows.ts';

/**
 * The short values of a row in one line, such as '$40.00 · Sun Mar 1', followed by the main column's second line.
 * Columns that have a second line themselves, such as who changed the row, are left out.
 * @param kind type of the record, placed first
 */
export function rowDetails<Row>(columns: readonly EntityColumn<Row>[], row: Row, kind?: string): ReactNode {
  const texts = columns
    .filter((column) => !column.main && !column.hidden && !column.secondLine && fieldKindViews[column.kind].isDetail)
    .map((column) => shortCellText(column, row));
  const secondLine = columns.find((column) => column.main)?.secondLine?.(row);
  const parts = [kind, ...texts, secondLine].filter(Boolean);
  return (
    parts.length > 0 &&
    createElement(Fragment, null, ...parts.flatMap((part, index) => (index > 0 ? [' · ', part] : [part])))
  );
}
