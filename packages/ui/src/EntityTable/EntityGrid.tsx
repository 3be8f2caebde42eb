import { ThemeProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { memo, type ReactElement, useMemo } from 'react';
import { color, font, radius, smallText } from '../theme/index.ts';
import type { EntityRowsProps } from './entity-table-props.ts';
import type { EntityRow } from './entity-table-types.ts';
import { GridRows, gridColumns } from './grid-columns.tsx';
import { SortIcon } from './SortIcon.tsx';

/**
 * MUI's own theme for the grid, whatever is around: its looks come from our tokens below, and the text of its style
 * element depends on nothing but its version.
 */
const noTheme = () => ({});

/**
 * MUI's tooltips and panels would bring a positioning engine along. What a tooltip would say is in the document all the
 * same, and the panels are switched off. `apps/web/build/light-grid.ts` leaves their code out.
 */
const slots = {
  baseTooltip: ({ children }: { children: ReactElement }) => children,
  basePopper: () => null,
  columnHeaderSortIcon: SortIcon,
};

/** Height of a row and of the heading, in pixels. brand: the dashboard */
const rowHeightPx = 44;

function Grid<Row extends EntityRow>(props: EntityRowsProps<Row>) {
  const { label, pageSize, total, rows, columns, sort, onSort, selection, viewHref, editHref, onDelete, words } = props;
  // The grid compares by identity: whatever is new to it makes it work out and draw all of its cells again.
  const canSelect = selection !== undefined;
  const actions = [viewHref, editHref, onDelete].filter(Boolean).length;
  const gridCols = useMemo(
    () => gridColumns(columns, { canSelect, actions, words }),
    [columns, canSelect, actions, words],
  );
  const paginationModel = useMemo(() => ({ page: 0, pageSize }), [pageSize]);
  const sortModel = useMemo(() => (sort ? [{ field: sort.field, sort: sort.direction }] : []), [sort]);
  const localeText = useMemo(() => ({ columnHeaderSortIconLabel: words.sortBy }), [words]);

  // What only the cells need to know, such as a tick, comes to them past the grid.
  const grid = useMemo(
    () => (
      <DataGrid<Row>
        // All of them: the actions are the last column and stay in sight.
        columnBufferPx={2000}
        aria-label={label}
        rows={rows as Row[]}
        columns={gridCols}
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
        paginationModel={paginationModel}
        rowCount={total}
        sortModel={sortModel}
        onSortModelChange={(model: GridSortModel) => {
          const first = model[0];
          onSort(first?.sort ? { field: first.field, direction: first.sort } : null);
        }}
        localeText={localeText}
      />
    ),
    [label, rows, gridCols, paginationModel, total, sortModel, onSort, localeText],
  );

  return (
    <ThemeProvider theme={noTheme}>
      <GridRows value={props as unknown as EntityRowsProps<EntityRow>}>
        <Frame>{grid}</Frame>
      </GridRows>
    </ThemeProvider>
  );
}

/**
 * The rows as MUI X DataGrid: arrow keys, Home, End and Page keys move through the cells. Searching, sorting and pages
 * are the table's; the grid draws what it is given, and again only when that has changed. Loaded only where there is
 * room for it. Internal to `EntityTable`.
 *
 * Its styles pass a content security policy without inline styles: Emotion writes through the CSSOM, and the one style
 * element that the grid draws itself is spelled in `data-grid-style.ts`, for the policy's hashes.
 */
export const EntityGrid = memo(Grid) as typeof Grid;

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
    '--ground': color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: radius,
    backgroundColor: color.surface,
    color: color.text,
    fontFamily: font.body,
    fontSize: smallText,
  },
  // On a tablet the columns may need more room than there is: View, Edit and Delete and the heading above them stay at
  // the end of what is seen, and what goes on below them fades. The root's class outweighs the grid's own position.
  '& .MuiDataGrid-row': { backgroundColor: 'var(--ground)' },
  '& .MuiDataGrid-root [data-field="__actions"]': {
    position: 'sticky',
    insetInlineEnd: 0,
    // Above the handles between the other headings, which lie at 30.
    zIndex: 31,
    backgroundColor: 'var(--ground)',
    boxShadow: '-8px 0 6px var(--ground)',
  },
  '& .MuiDataGrid-row:hover': { '--ground': color.band },
  '& .MuiDataGrid-row:hover a, & .MuiDataGrid-row:hover button': { '--hover': color.surface },
  '& .MuiDataGrid-sortButton, & .MuiDataGrid-sortIcon': { color: color.muted },
  '& .MuiDataGrid-columnSeparator': { color: color.border },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: color.muted },
  '& .MuiDataGrid-cell': { alignItems: 'center', unicodeBidi: 'plaintext' },
  '& .MuiDataGrid-cell.is-number': { fontVariantNumeric: 'tabular-nums lining-nums' },
  '& .MuiDataGrid-cell .is-empty': { color: color.muted },
  '& .MuiDataGrid-cell.is-main': { fontWeight: 600, fontSize: '1rem' },
  // What is ticked or busy shows by itself: a tick draws one box anew and not the rows.
  '& .MuiDataGrid-row:has(button[aria-disabled])': { opacity: 0.6 },
  '& .MuiDataGrid-row:has(input:checked)': { '--ground': color.band },
  '& .MuiDataGrid-cell.is-select, & .MuiDataGrid-columnHeader.is-select': { padding: 0 },
  '& .is-select .MuiDataGrid-columnSeparator': { display: 'none' },
  // The product's focus ring, inside: cells have no room around them. The root's class outweighs the grid's own rules.
  '& .MuiDataGrid-root .MuiDataGrid-cell, & .MuiDataGrid-root .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: -3, boxShadow: 'none' },
  },
});
