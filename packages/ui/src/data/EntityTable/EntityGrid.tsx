import {
  DataGrid,
  GridColumnHeaderSortIcon,
  type GridColumnHeaderSortIconProps,
  GridOverlay,
  GridRowCheckbox,
  type GridRowCheckboxProps,
  type GridSlotsComponent,
  type GridSortModel,
  useGridApiContext,
} from '@mui/x-data-grid';
import { type ReactNode, useMemo, useState } from 'react';
import { searchPauseMs } from '../../forms/FilterBar/index.ts';
import { useStyleNonce } from '../../theme/useStyleNonce.ts';
import { actionsOf } from '../RowMenu/index.ts';
import { GridToolbar } from './GridToolbar.tsx';
import { gridColumns } from './grid-columns.tsx';
import { ListPages } from './ListPages.tsx';
import { useRowActions, useTable } from './table-context.ts';
import { pageSizes } from './table-state.ts';
import { EmptyList } from './WithoutRows.tsx';

const slots: Partial<GridSlotsComponent> = {
  toolbar: GridToolbar,
  pagination: ListPages,
  noRowsOverlay: NoRows,
  rowCheckbox: RowCheckbox,
  columnHeaderSortIcon: SortIcon,
};

const localeText = { checkboxSelectionSelectAllRows: 'Select all rows of this page' };

/** Heights in rem: a row has two lines, its heading one. brand: the dashboard */
const rowHeight = 3.5;
const headingHeight = 2.75;

/** A grid may hold rows alone, so this is one. */
function NoRows() {
  return (
    <GridOverlay role="row">
      {/* biome-ignore lint/a11y/useSemanticElements: a td stands in a table, and the grid is made of div. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid's keys move between cells of rows; what is pressed in this one is a stop of Tab. */}
      <div role="gridcell">
        <EmptyList />
      </div>
    </GridOverlay>
  );
}

/** The grid's box, named after its row. */
function RowCheckbox(props: GridRowCheckboxProps) {
  const { titleOf } = useRowActions();
  const row = useGridApiContext().current.getRow(props.rowId);
  return <GridRowCheckbox {...props} slotProps={{ htmlInput: { 'aria-label': `Select ${titleOf(row)}` } }} />;
}

/** The grid's button in a heading, named after its column. */
function SortIcon(props: GridColumnHeaderSortIconProps) {
  const column = useGridApiContext().current.getColumn(props.field);
  return <GridColumnHeaderSortIcon {...props} {...{ 'aria-label': `Sort by ${column?.headerName}` }} />;
}

/**
 * The rows as MUI X DataGrid in server mode: it shows the page it is given, and says what is asked for. Loaded only where
 * there is room for it. Internal to `EntityTable`.
 * @param waiting stands in their place until they are here; null once they are
 */
export function EntityGrid({ waiting }: { waiting: ReactNode }) {
  return waiting ?? <Grid />;
}

function Grid() {
  const { label, columns, page, loading, state, change, selection, markedId, ...table } = useTable();
  const { search, sort } = state;
  const actions = actionsOf(useRowActions()).length;
  // The grid counts in pixels; who reads larger letters has larger rows and columns.
  const [remPx] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const shown = Object.fromEntries(columns.map((column) => [column.field, !column.hidden]));
  return (
    <DataGrid
      aria-label={label}
      nonce={useStyleNonce()}
      rows={page.rows}
      columns={useMemo(() => gridColumns(columns, actions, remPx / 16), [columns, actions, remPx])}
      initialState={{ columns: { columnVisibilityModel: { ...shown, ...table.columnVisibility } } }}
      onColumnVisibilityModelChange={table.onColumnVisibilityChange}
      rowHeight={rowHeight * remPx}
      columnHeaderHeight={headingHeight * remPx}
      loading={loading}
      getRowClassName={({ id }) => (id === markedId ? 'is-marked' : '')}
      // A page is a hundred rows at most: all of it is in the document, for screen readers and the browser's search.
      disableVirtualization
      sortingMode="server"
      sortModel={useMemo<GridSortModel>(
        () => (sort ? [{ field: sort.replace('-', ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }] : []),
        [sort],
      )}
      onSortModelChange={([by]) => change({ sort: by ? `${by.sort === 'desc' ? '-' : ''}${by.field}` : '' })}
      filterMode="server"
      filterDebounceMs={searchPauseMs}
      // Lists are filtered by several columns at a time, which the grid's own panel can't: `FilterBar`.
      disableColumnFilter
      filterModel={useMemo(() => ({ items: [], quickFilterValues: search.split(' ').filter(Boolean) }), [search])}
      onFilterModelChange={({ quickFilterValues = [] }) => change({ search: quickFilterValues.join(' ') })}
      // Turned by `ListPages`, not by `onPaginationModelChange`: the grid goes to the first page by itself whenever another
      // search or order comes from outside, and Back would lose its page.
      paginationMode="server"
      paginationModel={useMemo(() => ({ page: page.page, pageSize: state.pageSize }), [page.page, state.pageSize])}
      pageSizeOptions={pageSizes}
      rowCount={page.total}
      checkboxSelection={selection !== undefined}
      rowSelection={selection !== undefined}
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      hideFooterSelectedRowCount
      rowSelectionModel={useMemo(() => ({ type: 'include', ids: new Set(selection?.ids) }), [selection])}
      onRowSelectionModelChange={({ ids }) => selection?.set(ids)}
      showToolbar
      slots={slots}
      localeText={localeText}
    />
  );
}
