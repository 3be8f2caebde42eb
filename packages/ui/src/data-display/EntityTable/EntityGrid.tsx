import {
  DataGrid,
  GridColumnHeaderSortIcon,
  type GridColumnHeaderSortIconProps,
  GridColumnMenuHideItem,
  type GridLocaleText,
  GridOverlay,
  GridRowCheckbox,
  type GridRowCheckboxProps,
  type GridSlotsComponent,
  type GridSlotsComponentsProps,
  type GridSortModel,
  useGridApiContext,
} from '@mui/x-data-grid';
import { type ReactNode, useMemo, useState } from 'react';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { searchDebounceMs } from '../../inputs/FilterBar/index.ts';
import type { EntityRow } from '../../inputs/RowMenu/index.ts';
import { useStyleNonce } from '../../theme/useStyleNonce.ts';
import type { EntityColumn } from './entity-table-types.ts';
import { GridToolbar } from './GridToolbar.tsx';
import { cellActionsOf, gridColumns } from './grid-columns.tsx';
import { ListPages } from './ListPages.tsx';
import { EmptyList } from './TablePlaceholder.tsx';
import { useRowActions, useTable } from './table-context.ts';
import { pageSizes } from './table-state.ts';

const slots: Partial<GridSlotsComponent> = {
  toolbar: GridToolbar,
  pagination: ListPages,
  noRowsOverlay: NoRows,
  rowCheckbox: RowCheckbox,
  columnHeaderSortIcon: SortIcon,
};

/** The grid's words in plain English. */
function wordsFor(columns: readonly EntityColumn<EntityRow>[]): Partial<GridLocaleText> {
  const sortBy = (field: string, end: 0 | 1) => {
    const column = columns.find((each) => each.field === field);
    const direction = column && fieldKindViews[column.kind].directions?.[end];
    return direction ? `Sort ${direction}` : 'Sort';
  };
  return {
    checkboxSelectionSelectAllRows: 'Select all rows on this page',
    columnMenuSortAsc: ({ field }) => sortBy(field, 0),
    columnMenuSortDesc: ({ field }) => sortBy(field, 1),
    columnMenuUnsort: 'Default order',
  };
}

/** A heading's menu sorts and hides; all columns are in the toolbar's options. */
const slotProps: GridSlotsComponentsProps = {
  columnMenu: { slots: { columnMenuColumnsItem: GridColumnMenuHideItem } },
};

/** Heights in rem: two lines of a title and a small one per row, one in the header. brand: the dashboard */
const rowHeight = 3.75;
const headingHeight = 2.75;

/** A `role="row"`, since a grid may contain nothing else. */
function NoRows() {
  return (
    <GridOverlay role="row">
      {/* biome-ignore lint/a11y/useSemanticElements: a td needs a table, and the DataGrid is made of div elements. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid's keys move between cells; these buttons are tab stops. */}
      <div role="gridcell">
        <EmptyList />
      </div>
    </GridOverlay>
  );
}

/** The DataGrid's checkbox, with the row's title in its accessible name. */
function RowCheckbox(props: GridRowCheckboxProps) {
  const { titleOf } = useRowActions();
  const row = useGridApiContext().current.getRow(props.rowId);
  return <GridRowCheckbox {...props} slotProps={{ htmlInput: { 'aria-label': `Select ${titleOf(row)}` } }} />;
}

/** The DataGrid's sort button, with the column's heading in its accessible name. */
function SortIcon(props: GridColumnHeaderSortIconProps) {
  const column = useGridApiContext().current.getColumn(props.field);
  return <GridColumnHeaderSortIcon {...props} {...{ 'aria-label': `Sort by ${column?.headerName}` }} />;
}

/**
 * The rows as MUI X DataGrid in server mode: it shows the given page and reports changes of sort, filter and selection.
 * Loaded only on screens wide enough for it. Internal to `EntityTable`.
 * @param placeholder shown instead of the rows while they load; null once they are there
 */
export function EntityGrid({ placeholder }: { placeholder: ReactNode }) {
  return placeholder ?? <Grid />;
}

function Grid() {
  const { label, columns, page, loading, state, change, selection, highlightedId, columnVisibility, ...table } =
    useTable();
  const { search, sort } = state;
  const rowActions = useRowActions();
  const { canChange: canSelect } = rowActions;
  const actions = cellActionsOf(rowActions).length + Number(rowActions.menuItems !== undefined);
  // The DataGrid's sizes are in pixels: scaled to the user's font size.
  const [remPx] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const [chosenVisibility, setChosenVisibility] = useState(columnVisibility);
  const visibility = useMemo(
    () => ({
      ...Object.fromEntries(
        columns.map(({ field, main, hidden, shownFromPx = 0 }) => [
          field,
          state.columns ? Boolean(main) || state.columns.includes(field) : !hidden && window.innerWidth >= shownFromPx,
        ]),
      ),
      ...(!state.columns && chosenVisibility),
    }),
    [columns, state.columns, chosenVisibility],
  );
  const changeVisibility = (model: Readonly<Record<string, boolean>>) => {
    if (state.view === '') {
      setChosenVisibility(model);
      return table.onColumnVisibilityChange?.(model);
    }
    const shown = columns.filter(({ field }) => model[field] !== false).map(({ field }) => field);
    change({ columns: shown, page: state.page, cursor: state.cursor });
  };
  return (
    <DataGrid
      aria-label={label}
      nonce={useStyleNonce()}
      rows={page.rows}
      columns={useMemo(() => gridColumns(columns, actions, remPx / 16), [columns, actions, remPx])}
      columnVisibilityModel={visibility}
      onColumnVisibilityModelChange={changeVisibility}
      rowHeight={rowHeight * remPx}
      columnHeaderHeight={headingHeight * remPx}
      loading={loading}
      getRowClassName={({ id }) => (id === highlightedId ? 'is-marked' : '')}
      // A page has at most a hundred rows: all are rendered, for screen readers and the browser's search.
      disableVirtualization
      sortingMode="server"
      sortModel={useMemo<GridSortModel>(
        () => (sort ? [{ field: sort.replace('-', ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }] : []),
        [sort],
      )}
      onSortModelChange={([by]) => change({ sort: by ? `${by.sort === 'desc' ? '-' : ''}${by.field}` : '' })}
      filterMode="server"
      filterDebounceMs={searchDebounceMs}
      // The DataGrid's filter panel can't combine several columns: `FilterBar` can.
      disableColumnFilter
      filterModel={useMemo(() => ({ items: [], quickFilterValues: search.split(' ').filter(Boolean) }), [search])}
      onFilterModelChange={({ quickFilterValues = [] }) => change({ search: quickFilterValues.join(' ') })}
      // Pages are changed by `ListPages`, not by `onPaginationModelChange`: the DataGrid resets to the first page
      // whenever filter or sort model change from outside, so that Back would lose its page.
      paginationMode="server"
      paginationModel={useMemo(() => ({ page: page.page, pageSize: state.pageSize }), [page.page, state.pageSize])}
      pageSizeOptions={pageSizes}
      rowCount={page.total}
      checkboxSelection={selection !== undefined}
      rowSelection={selection !== undefined}
      isRowSelectable={canSelect ? ({ row }) => canSelect(row) : undefined}
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      hideFooterSelectedRowCount
      rowSelectionModel={useMemo(() => ({ type: 'include', ids: new Set(selection?.ids) }), [selection])}
      onRowSelectionModelChange={({ ids }) => selection?.set(ids)}
      showToolbar
      slots={slots}
      slotProps={slotProps}
      localeText={useMemo(() => wordsFor(columns), [columns])}
    />
  );
}
