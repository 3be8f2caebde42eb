import { ThemeProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { DataGrid, type GridColDef, type GridRenderCellParams, type GridSortModel } from '@mui/x-data-grid';
import type { ReactElement } from 'react';
import { type FieldDisplayKind, FieldValue } from '../FieldValue/index.ts';
import { color, font, radius, smallText } from '../theme/index.ts';
import type { EntityRowsProps } from './entity-table-props.ts';
import { type EntityRow, isSortable, readColumn } from './entity-table-types.ts';
import { RowActions } from './RowActions.tsx';
import { SelectBox } from './SelectBox.tsx';

/**
 * MUI's own theme for the grid, whatever is around: its looks come from our tokens below, and the text of its style
 * element depends on nothing but its version.
 */
const noTheme = () => ({});

/**
 * MUI's tooltips and panels would bring a positioning engine along. What a tooltip would say is in the document all the
 * same, and the panels are switched off. `apps/web/light-grid.ts` leaves their code out.
 */
const slots = { baseTooltip: ({ children }: { children: ReactElement }) => children, basePopper: () => null };

/** Height of a row and of the heading, in pixels. brand: the dashboard */
const rowHeightPx = 44;

/**
 * The rows as MUI X DataGrid: arrow keys, Home, End and Page keys move through the cells. Searching, sorting and pages
 * are the table's; the grid draws what it is given. Loaded only where there is room for it. Internal to `EntityTable`.
 *
 * Its styles pass a content security policy without inline styles: Emotion writes through the CSSOM, and the one style
 * element that the grid draws itself is spelled in `data-grid-style.ts`, for the policy's hashes.
 */
export function EntityGrid<Row extends EntityRow>(props: EntityRowsProps<Row>) {
  const { label, pageSize, total, rows, columns, state, onSort, busy, selection, words } = props;
  return (
    <ThemeProvider theme={noTheme}>
      <Frame>
        <DataGrid<Row>
          aria-label={label}
          rows={rows as Row[]}
          columns={[
            ...selectColumn(props),
            ...columns.map((column) => dataColumn(column, props)),
            ...actionsColumn(props),
          ]}
          slots={slots}
          rowHeight={rowHeightPx}
          columnHeaderHeight={rowHeightPx}
          autoHeight
          hideFooter
          // A page is a hundred rows at most: all of it is in the document, for screen readers and the browser's search.
          disableVirtualization
          disableColumnMenu
          disableColumnFilter
          disableColumnSelector
          disableRowSelectionOnClick
          rowSelection={false}
          sortingMode="server"
          filterMode="server"
          paginationMode="server"
          // The rows given are the page, whichever it is.
          paginationModel={{ page: 0, pageSize }}
          rowCount={total}
          sortModel={state.sort ? [{ field: state.sort.field, sort: state.sort.direction }] : []}
          onSortModelChange={(model: GridSortModel) => {
            const first = model[0];
            onSort(first?.sort ? { field: first.field, direction: first.sort } : null);
          }}
          getRowClassName={({ id }) => `${busy.has(id) ? 'is-busy' : ''} ${selection?.has(id) ? 'is-selected' : ''}`}
          localeText={{ columnHeaderSortIconLabel: words.sortBy }}
        />
      </Frame>
    </ThemeProvider>
  );
}

function selectColumn<Row extends EntityRow>({ selection, rows, titleOf, words }: EntityRowsProps<Row>) {
  if (!selection) return [];
  const count = rows.filter((row) => selection.has(row.id)).length;
  const column: GridColDef<Row> = {
    field: '__select',
    headerName: words.select,
    width: 44,
    minWidth: 44,
    sortable: false,
    resizable: false,
    cellClassName: 'is-select',
    headerClassName: 'is-select',
    renderHeader: () => (
      <SelectBox
        label={words.selectPage}
        checked={rows.length > 0 && count === rows.length}
        isMixed={count > 0 && count < rows.length}
        onChange={() => selection.toggleAll(rows)}
      />
    ),
    renderCell: ({ row, tabIndex }: GridRenderCellParams<Row>) => (
      <SelectBox
        label={`${words.select} ${titleOf(row)}`}
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row)}
        tabIndex={tabIndex}
      />
    ),
  };
  return [column];
}

function dataColumn<Row extends EntityRow>(
  column: EntityRowsProps<Row>['columns'][number],
  { columns }: EntityRowsProps<Row>,
): GridColDef<Row> {
  const isNumber = column.kind === 'money' || column.kind === 'number';
  // Something has to take the room that is left: the main column, or the first one if it is hidden.
  const isWords = column.kind === 'text' || column.kind === 'longText' || column.kind === 'slug';
  const grows = column.main || isWords || !columns.some((each) => each.main);
  return {
    field: column.field,
    headerName: column.header,
    sortable: isSortable(column),
    ...(grows
      ? { flex: column.main ? 2 : 1, minWidth: column.widthPx ?? (column.main ? 220 : 140) }
      : { width: column.widthPx ?? widthOf(column.kind) }),
    align: isNumber ? 'right' : 'left',
    headerAlign: isNumber ? 'right' : 'left',
    cellClassName: column.main ? 'is-main' : '',
    display: 'flex',
    renderCell: ({ row }: GridRenderCellParams<Row>) => (
      <FieldValue
        kind={column.kind}
        value={readColumn(column, row)}
        fileUrl={column.fileUrl?.(row)}
        optionLabels={column.optionLabels}
      />
    ),
  };
}

function actionsColumn<Row extends EntityRow>(props: EntityRowsProps<Row>): GridColDef<Row>[] {
  const { viewHref, editHref, onDelete, titleOf, busy, words } = props;
  const count = [viewHref, editHref, onDelete].filter(Boolean).length;
  if (count === 0) return [];
  return [
    {
      field: '__actions',
      type: 'actions',
      headerName: words.actions,
      headerAlign: 'left',
      align: 'left',
      width: 16 + count * 64,
      resizable: false,
      renderCell: ({ row, tabIndex }: GridRenderCellParams<Row>) => (
        <RowActions
          rowId={row.id}
          title={titleOf(row)}
          viewHref={viewHref?.(row)}
          editHref={editHref?.(row)}
          onDelete={onDelete && (() => onDelete(row))}
          isBusy={busy.has(row.id)}
          words={words}
          roving={{ tabIndex }}
        />
      ),
    } as GridColDef<Row>,
  ];
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
      return 250;
    case 'choice':
      return 130;
    default:
      return 220;
  }
}

const Frame = styled('div')({
  minInlineSize: 0,
  // While it measures itself anew after the window has become narrower.
  overflowX: 'clip',
  '& .MuiDataGrid-root': {
    '--DataGrid-t-color-background-base': color.surface,
    '--DataGrid-t-color-background-overlay': color.surface,
    '--DataGrid-t-header-background-base': color.surface,
    '--DataGrid-t-cell-background-pinned': color.surface,
    '--DataGrid-t-color-border-base': color.border,
    '--DataGrid-t-color-foreground-base': color.text,
    '--DataGrid-t-color-foreground-muted': color.muted,
    '--DataGrid-t-color-interactive-hover': color.band,
    '--DataGrid-t-color-interactive-hover-opacity': 1,
    '--DataGrid-t-color-interactive-focus': color.focus,
    '--DataGrid-t-typography-font-family-base': font.body,
    '--DataGrid-t-typography-font-body': `400 ${smallText}/1.43 ${font.body}`,
    '--DataGrid-t-typography-font-weight-medium': 600,
    '--DataGrid-rowBorderColor': color.border,
    border: `1px solid ${color.border}`,
    borderRadius: radius,
    backgroundColor: color.surface,
    color: color.text,
    fontFamily: font.body,
    fontSize: smallText,
  },
  '& .MuiDataGrid-row:hover': { backgroundColor: color.band },
  '& .MuiDataGrid-row:hover a, & .MuiDataGrid-row:hover button': { '--hover': color.surface },
  '& .MuiDataGrid-sortButton, & .MuiDataGrid-sortIcon': { color: color.muted },
  '& .MuiDataGrid-columnSeparator': { color: color.border },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: color.muted },
  '& .MuiDataGrid-cell': { alignItems: 'center' },
  '& .MuiDataGrid-cell.is-main': { fontWeight: 600, fontSize: '1rem' },
  '& .MuiDataGrid-row.is-busy': { opacity: 0.6 },
  '& .MuiDataGrid-row.is-selected': { backgroundColor: color.band },
  '& .MuiDataGrid-cell.is-select, & .MuiDataGrid-columnHeader.is-select': { padding: 0 },
  '& .is-select .MuiDataGrid-columnSeparator': { display: 'none' },
  // The product's focus ring, inside: cells have no room around them. The root's class outweighs the grid's own rules.
  '& .MuiDataGrid-root .MuiDataGrid-cell, & .MuiDataGrid-root .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: -3, boxShadow: 'none' },
  },
});
