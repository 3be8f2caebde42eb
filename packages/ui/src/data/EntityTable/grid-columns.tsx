import {
  GridActionsCell,
  type GridApi,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
  gridExpandedSortedRowIdsSelector,
  gridTabIndexCellSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { FieldKind } from '@porchlight/contract/fields';
import { memo, type RefObject } from 'react';
import { isEmptyValue } from '../../primitives/FieldValue/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { TwoLines } from '../../primitives/TwoLines/index.ts';
import { actionsOf, type EntityRow, RowAction } from '../RowMenu/index.ts';
import { type EntityColumn, readColumn } from './entity-table-types.ts';
import { useRowActions } from './table-context.ts';
import { cellText } from './table-rows.ts';

/**
 * The table's columns as the grid has them, with the actions behind them. Internal to `EntityGrid`.
 * @param actions how many of View, Edit and Delete there are
 * @param scale how much wider columns are than letters of the usual size need them
 */
export function gridColumns<Row extends EntityRow>(
  columns: readonly EntityColumn<Row>[],
  actions: number,
  scale: number,
) {
  const all: GridColDef<Row>[] = columns.map((column) => dataColumn(column, scale));
  if (actions > 0) {
    all.push({
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      headerAlign: 'left',
      align: 'left',
      width: (16 + actions * 66) * scale,
      resizable: false,
      hideable: false,
      renderCell: (params) => <ActionsCell {...params} />,
    });
  }
  return all;
}

function dataColumn<Row extends EntityRow>(column: EntityColumn<Row>, scale: number): GridColDef<Row> {
  const isWords = column.kind === 'text' || column.kind === 'longText' || column.kind === 'slug';
  return {
    field: column.field,
    headerName: column.header,
    sortable: column.sortable,
    hideable: !column.main,
    ...(column.main || isWords
      ? { flex: column.main ? 2 : 1, minWidth: (column.main ? 200 : 120) * scale }
      : { width: (widthsPx[column.kind] ?? 220) * scale }),
    type: column.kind === 'money' || column.kind === 'number' ? 'number' : 'string',
    valueGetter: (_, row) => readColumn(column, row),
    valueFormatter: (value) => (isEmptyValue(value) ? '–' : cellText(column, value)),
    ...((column.main || column.secondLine) && {
      display: 'flex',
      renderCell: ({ row, formattedValue, tabIndex }) => (
        <TwoLines
          picture={column.main ? column.fileUrl?.(row) : null}
          first={column.main ? <TitleLink row={row} tabIndex={tabIndex} text={formattedValue} /> : formattedValue}
          second={column.secondLine?.(row)}
        />
      ),
    }),
  };
}

/** The title, which leads to the row: Enter on its cell follows it. */
const TitleLink = memo(({ row, text, tabIndex }: { row: EntityRow; text: string; tabIndex: number }) => {
  const href = useRowActions().viewHref?.(row);
  const isTabStop = useGridSelector(useGridApiContext(), tabStopInstead) === row.id;
  if (!href) return text;
  return (
    <Link href={href} tabIndex={isTabStop ? 0 : tabIndex}>
      {text}
    </Link>
  );
});

/**
 * The grid's tab stop stays with the row that had the focus last. When that is deleted, on another page or not found any
 * more, Tab would pass the grid by: the first row takes its place.
 */
function tabStopInstead(grid: RefObject<GridApi>): GridRowId | undefined {
  const rows = gridExpandedSortedRowIdsSelector(grid);
  const stop = gridTabIndexCellSelector(grid);
  return stop === null || rows.includes(stop.id) ? undefined : rows[0];
}

/** View, Edit and Delete: between them the arrows move. */
function ActionsCell(params: GridRenderCellParams<EntityRow>) {
  const table = useRowActions();
  // Without the focus the grid gives none of them a tab stop, even when its own is here.
  const isTabStop = params.tabIndex === 0 && !params.hasFocus;
  return (
    <GridActionsCell {...params} suppressChildrenValidation>
      {actionsOf(table, params.row).map((action, index) => (
        <RowAction key={action} action={action} row={params.row} table={table} isTabStop={isTabStop && index === 0} />
      ))}
    </GridActionsCell>
  );
}

/** Columns that are not as wide as most. */
const widthsPx: Partial<Record<FieldKind, number>> = { pdf: 104, money: 130, choice: 130, date: 170, dateTime: 240 };
