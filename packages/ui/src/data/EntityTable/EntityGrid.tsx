import {
  DataGrid,
  type GridLocaleText,
  GridOverlay,
  GridRowCheckbox,
  type GridRowCheckboxProps,
  type GridSlotsComponent,
  useGridApiContext,
} from '@mui/x-data-grid';
import { type ReactNode, useMemo, useState } from 'react';
import { searchPauseMs } from '../../forms/FilterBar/index.ts';
import { useStyleNonce } from '../../theme/useStyleNonce.ts';
import { actionsOf } from '../RowMenu/index.ts';
import { EmptyList } from './EmptyList.tsx';
import { GridToolbar, parseSearch } from './GridToolbar.tsx';
import { gridColumns } from './grid-columns.tsx';
import { SortIcon } from './SortIcon.tsx';
import { useRowActions, useTable } from './table-context.ts';
import { pagesOf, pageText } from './table-pages.ts';
import { firstPage, pageSizes } from './table-state.ts';

const slots: Partial<GridSlotsComponent> = {
  toolbar: GridToolbar,
  noRowsOverlay: NoRows,
  noResultsOverlay: NoRows,
  rowCheckbox: RowCheckbox,
  columnHeaderSortIcon: SortIcon,
};

/** Heights in rem: a row has two lines, its heading one. brand: the dashboard */
const rowHeight = 3.5;
const headingHeight = 2.75;

/** A grid may hold rows alone, so this is one. */
function NoRows() {
  return (
    <GridOverlay role="row">
      {/* biome-ignore lint/a11y: the grid's cells are no table's, and its keys don't come here. */}
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

/**
 * The rows as MUI X DataGrid. It searches, sorts and pages all rows itself, or shows the page it is given in server
 * mode. Loaded only where there is room for it. Internal to `EntityTable`.
 * @param waiting stands in their place until they are here; null once they are
 */
export function EntityGrid({ waiting }: { waiting: ReactNode }) {
  return waiting ?? <Grid />;
}

function Grid() {
  const table = useTable();
  const { label, rows, columns, serverPage, loading, state, change, selection, markedId } = table;
  const { field, direction } = state.sort ?? {};
  const { page, total, text, goTo } = pagesOf(table);
  const mode = serverPage ? 'server' : 'client';
  const actions = actionsOf(useRowActions()).length;
  // The grid counts in pixels; who reads larger letters has larger rows and columns.
  const [remPx] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const { columnVisibility, onColumnVisibilityChange } = table;
  const localeText = useMemo<Partial<GridLocaleText>>(
    () => ({
      checkboxSelectionSelectAllRows: serverPage ? 'Select all rows of this page' : 'Select all rows',
      columnHeaderSortIconLabel: 'Sort by',
      paginationRowsPerPage: 'Rows per page',
    }),
    [serverPage],
  );
  return (
    <DataGrid
      aria-label={label}
      nonce={useStyleNonce()}
      rows={rows}
      columns={useMemo(() => gridColumns(columns, actions, remPx / 16), [columns, actions, remPx])}
      columnVisibilityModel={useMemo(
        () => ({
          ...Object.fromEntries(columns.map((column) => [column.field, !column.hidden])),
          ...columnVisibility,
        }),
        [columns, columnVisibility],
      )}
      onColumnVisibilityModelChange={onColumnVisibilityChange}
      rowHeight={rowHeight * remPx}
      columnHeaderHeight={headingHeight * remPx}
      loading={loading}
      getRowClassName={({ id }) => (id === markedId ? 'is-marked' : '')}
      // A page is a hundred rows at most: all of it is in the document, for screen readers and the browser's search.
      disableVirtualization
      sortingMode={mode}
      sortModel={useMemo(() => (field && direction ? [{ field, sort: direction }] : []), [field, direction])}
      onSortModelChange={([sort]) =>
        change({ sort: sort?.sort ? { field: sort.field, direction: sort.sort } : null, ...firstPage })
      }
      filterMode={mode}
      filterDebounceMs={searchPauseMs}
      // Lists are filtered by several columns at a time, which the grid's own panel can't: `FilterBar`.
      disableColumnFilter
      filterModel={useMemo(
        () => ({
          items: [],
          quickFilterValues: parseSearch(state.search),
          quickFilterExcludeHiddenColumns: false,
        }),
        [state.search],
      )}
      onFilterModelChange={({ quickFilterValues: [search = ''] = [] }) => change({ search, ...firstPage })}
      pagination
      paginationMode={mode}
      paginationModel={useMemo(() => ({ page, pageSize: state.pageSize }), [page, state.pageSize])}
      pageSizeOptions={pageSizes}
      rowCount={serverPage && total}
      checkboxSelection={selection !== undefined}
      rowSelection={selection !== undefined}
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      hideFooterSelectedRowCount
      rowSelectionModel={useMemo(() => ({ type: 'include', ids: new Set(selection?.ids) }), [selection])}
      onRowSelectionModelChange={({ ids }) => selection?.set(ids)}
      showToolbar
      slots={slots}
      slotProps={{
        // Not by `onPaginationModelChange`: the grid goes to the first page by itself whenever another search or order
        // comes from outside, and Back would lose its page.
        basePagination: {
          onPageChange: (_, next) => goTo(next),
          onRowsPerPageChange: (pageSize) => change({ pageSize, ...firstPage }),
          material: { ...pageText, ...(serverPage && { labelDisplayedRows: () => text }) },
        },
      }}
      localeText={localeText}
    />
  );
}
