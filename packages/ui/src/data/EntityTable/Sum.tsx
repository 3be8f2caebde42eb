import Typography from '@mui/material/Typography';
import { formatFieldValue } from '../../primitives/FieldValue/index.ts';
import { type EntityColumn, type EntityServerPage, readColumn } from './entity-table-types.ts';
import { matchingRows } from './table-rows.ts';
import type { EntityTableState } from './table-state.ts';

interface SumProps<Row> {
  rows: readonly Row[];
  columns: readonly EntityColumn<Row>[];
  state: EntityTableState;
  serverPage: EntityServerPage | undefined;
  countText: (count: number) => string;
}

/** How many rows match and what they come to, where they hold money. Internal to `EntityTable`. */
export function Sum<Row>({ rows, columns, state, serverPage, countText }: SumProps<Row>) {
  const money = columns.find((column) => column.kind === 'money');
  if (!money) return null;
  const found = serverPage ? [] : matchingRows(rows, columns, { ...state, filters: {}, sort: null });
  const amount = serverPage?.amount ?? found.reduce((sum, row) => sum + Number(readColumn(money, row) ?? 0), 0);
  const count = serverPage?.total ?? found.length;
  if (count === 0 || (serverPage && serverPage.amount === undefined)) return null;
  return (
    <Typography align="right" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {countText(count)}, {formatFieldValue('money', amount)}
    </Typography>
  );
}
