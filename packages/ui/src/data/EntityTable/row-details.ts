import type { FieldKind } from '@porchlight/contract/entity';
import type { ReactNode } from 'react';
import { fieldText, isEmptyValue } from '../../primitives/FieldValue/index.ts';
import { type EntityColumn, readColumn } from './entity-table-types.ts';

/** What a table has columns for, in words, without who changed it: '$40.00', 'March 1, 2026'. */
export function rowDetails<Row>(columns: readonly EntityColumn<Row>[], row: Row): ReactNode[] {
  const texts = columns
    .filter((column) => !column.main && !column.hidden && !column.secondLine && shownKinds.includes(column.kind))
    .flatMap((column) => {
      const value = readColumn(column, row);
      return isEmptyValue(value) ? [] : [fieldText(column.kind, value, column.optionLabels)];
    });
  const below = columns.find((column) => column.main)?.secondLine?.(row);
  return below ? [...texts, below] : texts;
}

/** What is short, and what people look for. */
const shownKinds: readonly FieldKind[] = ['date', 'dateTime', 'money', 'number', 'choice'];
