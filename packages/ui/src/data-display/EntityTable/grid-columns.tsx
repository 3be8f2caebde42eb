import DeleteIcon from '@mui/icons-material/DeleteOutlined';
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
import { memo, type ReactNode, type RefObject } from 'react';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { actionsOf, type EntityRow, RowAction, RowMenu } from '../../inputs/RowMenu/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { TwoLines } from '../TwoLines/index.ts';
import { type EntityColumn, readColumn } from './entity-table-types.ts';
import { useRowActions } from './table-context.ts';
import { cellText, shortCellText } from './table-rows.ts';

/**
 * The columns as DataGrid columns, followed by one for the actions. Internal to `EntityGrid`.
 * @param actions number of actions per row besides the title's link: Edit and Delete
 * @param scale user's font size relative to 16 px, by which widths are multiplied
 */
export function gridColumns<Row extends EntityRow>(
  columns: readonly EntityColumn<Row>[],
  actions: number,
  scale: number,
) {
  const gridColumnDefs: GridColDef<Row>[] = columns.map((column) => dataColumn(column, scale));
  if (actions > 0) {
    gridColumnDefs.push({
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      headerAlign: 'left',
      align: 'left',
      width: Math.max(96, 20 + actions * 50) * scale,
      resizable: false,
      hideable: false,
      renderCell: (params) => <ActionsCell {...params} />,
    });
  }
  return gridColumnDefs;
}

function dataColumn<Row extends EntityRow>(column: EntityColumn<Row>, scale: number): GridColDef<Row> {
  const { columnWidthPx: usualWidthPx = 220, isNumeric, directions } = fieldKindViews[column.kind];
  const columnWidthPx = column.widthPx ?? usualWidthPx;
  return {
    field: column.field,
    headerName: column.header,
    sortable: directions !== undefined && column.sortable,
    hideable: !column.main,
    ...(column.main || columnWidthPx === 'flexible'
      ? { flex: column.main ? 2 : 1, minWidth: (column.main ? 200 : 120) * scale }
      : { width: columnWidthPx * scale }),
    type: isNumeric ? 'number' : 'string',
    valueGetter: (_, row) => readColumn(column, row),
    valueFormatter: (_, row) => cellText(column, row) || '–',
    ...cellOf(column),
  };
}

/** How the cells of a column are drawn that have more than one text. */
function cellOf<Row extends EntityRow>(column: EntityColumn<Row>): Partial<GridColDef<Row>> {
  const { main, suffix, secondLine, shortText = fieldKindViews[column.kind].shortText } = column;
  if (!main && !suffix && !shortText) return {};
  const renderCell: GridColDef<Row>['renderCell'] = ({ row, formattedValue, tabIndex }) => {
    const isLong = main && formattedValue.length > longTitleCharacters;
    return (
      <TwoLines
        picture={main ? column.fileUrl?.(row) : undefined}
        chips={column.chips?.(row)}
        lines={titleLines(main, isLong)}
        first={
          main ? (
            <TitleLink row={row} tabIndex={tabIndex} text={formattedValue} />
          ) : (
            <ShortText short={shortCellText(column, row)} full={formattedValue} suffix={suffix?.(row)} />
          )
        }
        second={isLong ? null : secondLine?.(row)}
      />
    );
  };
  return { display: 'flex', renderCell };
}

/** A longer title needs more than two lines at 1280 px and takes the place of the second line. */
const longTitleCharacters = 120;

function titleLines(main: boolean | undefined, isLong: boolean | undefined) {
  if (!main) return 1;
  return isLong ? 3 : 2;
}

/** A text in short, which the focused or hovered cell shows in full, and what follows it. */
function ShortText({ short, full, suffix }: { short: string; full: string; suffix?: ReactNode }) {
  if (short === full || short === '') return full;
  return (
    <span title={full}>
      <span data-short="">{short}</span>
      <span data-full="">{full}</span>
      {suffix}
    </span>
  );
}

/** The title as the link 'View' to the row; Enter on its cell follows it. */
const TitleLink = memo(({ row, text, tabIndex }: { row: EntityRow; text: string; tabIndex: number }) => {
  const href = useRowActions().viewHref?.(row);
  const isTabStop = useGridSelector(useGridApiContext(), fallbackTabStop) === row.id;
  if (!href) return text;
  return (
    <Link href={href} tabIndex={isTabStop ? 0 : tabIndex} aria-label={`View ${text}`}>
      {text}
    </Link>
  );
});

/**
 * The DataGrid's tab stop stays at the row that had the focus last. If that row is deleted or no longer on the page,
 * Tab would skip the grid: the first row gets the tab stop instead.
 */
function fallbackTabStop(grid: RefObject<GridApi>): GridRowId | undefined {
  const rows = gridExpandedSortedRowIdsSelector(grid);
  const stop = gridTabIndexCellSelector(grid);
  return stop === null || rows.includes(stop.id) ? undefined : rows[0];
}

/** A row's menu in its cell, which gives it the tab stop. */
function CellMenu({ row, tabIndex }: { row: EntityRow; tabIndex?: number }) {
  const table = useRowActions();
  return (
    <RowMenu
      row={row}
      {...table}
      editHref={undefined}
      onDelete={undefined}
      data-delete-row={undefined}
      tabIndex={tabIndex}
      // The DataGrid would handle these keys itself.
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}
    />
  );
}

/** The actions of a row besides View, which is its title's link. */
export const cellActionsOf = (...args: Parameters<typeof actionsOf<EntityRow>>) =>
  actionsOf(...args).filter((action) => action !== 'View');

/** Edit and Delete, with arrow keys between them. */
function ActionsCell(params: GridRenderCellParams<EntityRow>) {
  const table = useRowActions();
  // Without focus the DataGrid makes none of the actions a tab stop, even if the cell is one.
  const isTabStop = params.tabIndex === 0 && !params.hasFocus;
  const grid = useGridApiContext();
  // Nor does it learn that Tab has come to that action, and would not move between them.
  const enter = () => grid.current.setCellFocus(params.id, params.field);
  return (
    <GridActionsCell {...params} suppressChildrenValidation>
      {cellActionsOf(table, params.row).map((action, index) => (
        <RowAction
          key={action}
          action={action}
          row={params.row}
          table={table}
          icon={action === 'Delete' && <DeleteIcon fontSize="small" />}
          onTabStop={isTabStop && index === 0 ? enter : undefined}
        />
      ))}
      {table.menuItems && <CellMenu row={params.row} />}
    </GridActionsCell>
  );
}
