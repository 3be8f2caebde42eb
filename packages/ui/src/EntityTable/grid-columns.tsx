import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { createContext, useContext } from 'react';
import { type FieldDisplayKind, FieldValue, fieldText, isEmptyValue } from '../FieldValue/index.ts';
import type { EntityRowsProps } from './entity-table-props.ts';
import {
  type EntityColumn,
  type EntityRow,
  type EntityTableWords,
  isSortable,
  readColumn,
} from './entity-table-types.ts';
import { RowActions } from './RowActions.tsx';
import { SelectBox } from './SelectBox.tsx';

/** What the table knows of its rows. Cells read it here, so that the columns stay the same when it changes. */
const RowsContext = createContext<EntityRowsProps<EntityRow> | null>(null);

/** Provides the cells with what the table knows of its rows. Internal to `EntityGrid`. */
export const GridRows = RowsContext.Provider;

function useGridRows(): EntityRowsProps<EntityRow> {
  const rows = useContext(RowsContext);
  if (!rows) throw new Error('A cell of the grid stands outside GridRows, so it knows nothing of its row.');
  return rows;
}

interface GridColumnsOptions {
  /** Whether rows can be selected. */
  canSelect: boolean;
  /** How many of View, Edit and Delete there are. */
  actions: number;
  words: EntityTableWords;
}

/** The table's columns as the grid has them, with a box to tick before them and the actions after. Internal to `EntityGrid`. */
export function gridColumns<Row extends EntityRow>(
  columns: readonly EntityColumn<Row>[],
  { canSelect, actions, words }: GridColumnsOptions,
): GridColDef<Row>[] {
  // Something has to take the room that is left: the main column, or the first one if it is hidden.
  const hasMain = columns.some((each) => each.main);
  const all = columns.map((column) => dataColumn(column, hasMain));
  if (canSelect) all.unshift(selectColumn(words));
  if (actions > 0) all.push(actionsColumn(words, actions));
  return all;
}

function selectColumn<Row extends EntityRow>(words: EntityTableWords): GridColDef<Row> {
  return {
    field: '__select',
    headerName: words.select,
    width: 44,
    minWidth: 44,
    sortable: false,
    resizable: false,
    cellClassName: 'is-select',
    headerClassName: 'is-select',
    renderHeader: () => <SelectPage />,
    renderCell: ({ row, tabIndex }: GridRenderCellParams<Row>) => <SelectRow row={row} tabIndex={tabIndex} />,
  };
}

function SelectPage() {
  const { selection, rows, words } = useGridRows();
  const count = rows.filter((row) => selection?.has(row.id)).length;
  return (
    <SelectBox
      label={words.selectPage}
      checked={rows.length > 0 && count === rows.length}
      isMixed={count > 0 && count < rows.length}
      onChange={() => selection?.toggleAll(rows)}
    />
  );
}

function SelectRow({ row, tabIndex }: { row: EntityRow; tabIndex: number }) {
  const { selection, titleOf, words } = useGridRows();
  return (
    <SelectBox
      label={`${words.select} ${titleOf(row)}`}
      checked={selection?.has(row.id) ?? false}
      onChange={() => selection?.toggle(row)}
      tabIndex={tabIndex}
    />
  );
}

function dataColumn<Row extends EntityRow>(column: EntityColumn<Row>, hasMain: boolean): GridColDef<Row> {
  const isNumber = column.kind === 'money' || column.kind === 'number';
  const isWords = column.kind === 'text' || column.kind === 'longText' || column.kind === 'slug';
  return {
    field: column.field,
    headerName: column.header,
    sortable: isSortable(column),
    ...(column.main || isWords || !hasMain
      ? { flex: column.main ? 2 : 1, minWidth: column.widthPx ?? (column.main ? 200 : 120) }
      : { width: column.widthPx ?? widthOf(column.kind) }),
    align: isNumber ? 'right' : 'left',
    headerAlign: isNumber ? 'right' : 'left',
    cellClassName: cellClass(column, isNumber),
    ...(column.kind === 'image' && { display: 'flex' }),
    // A text needs nothing around it: the cell cuts off what doesn't fit.
    renderCell: ({ row }: GridRenderCellParams<Row>) => {
      const value = readColumn(column, row);
      if (column.kind === 'image') return <FieldValue kind="image" value={value} fileUrl={column.fileUrl?.(row)} />;
      if (isEmptyValue(value)) return <span className="is-empty">–</span>;
      return fieldText(column.kind, value, column.optionLabels);
    },
  };
}

function cellClass<Row>({ main }: EntityColumn<Row>, isNumber: boolean): string {
  if (main) return 'is-main';
  return isNumber ? 'is-number' : '';
}

function actionsColumn<Row extends EntityRow>(words: EntityTableWords, count: number): GridColDef<Row> {
  return {
    field: '__actions',
    type: 'actions',
    headerName: words.actions,
    headerAlign: 'left',
    align: 'left',
    width: 16 + count * 64,
    resizable: false,
    renderCell: ({ row, tabIndex }: GridRenderCellParams<Row>) => <ActionsOfRow row={row} tabIndex={tabIndex} />,
  } as GridColDef<Row>;
}

function ActionsOfRow({ row, tabIndex }: { row: EntityRow; tabIndex: 0 | -1 }) {
  const table = useGridRows();
  return <RowActions row={row} table={table} roving={{ tabIndex }} />;
}

function widthOf(kind: FieldDisplayKind): number {
  switch (kind) {
    case 'image':
      return 88;
    case 'money':
    case 'number':
      return 130;
    case 'date':
      return 170;
    case 'dateTime':
      return 236;
    case 'pdf':
      return 104;
    case 'choice':
      return 130;
    default:
      return 220;
  }
}
