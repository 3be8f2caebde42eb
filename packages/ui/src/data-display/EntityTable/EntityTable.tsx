import { styled } from '@mui/material/styles';
import { useEventCallback, useForkRef } from '@mui/material/utils';
import { lazy, Suspense, useCallback, useMemo, useRef } from 'react';
import { ErrorMessage } from '../../feedback/ErrorMessage/index.ts';
import { type EntityRow, useRowDeletion } from '../../inputs/RowMenu/index.ts';
import { useCsvExport } from '../../inputs/useCsvExport/index.ts';
import { media, useNarrowScreen } from '../../theme/index.ts';
import { truncate } from '../TruncatedText/index.ts';
import { type EntityTableProps, readColumn } from './entity-table-types.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { TablePlaceholder, TilesPlaceholder } from './TablePlaceholder.tsx';
import { RowActionsContext, TableContext, type TableContextValue } from './table-context.ts';
import { cellText, matchingRows, pageOf } from './table-rows.ts';
import type { EntityTableState } from './table-state.ts';
import { useSelection } from './useSelection.ts';

/**
 * Graphemes of a title that are used on a card, in a question and in the names of actions: titles may have thousands.
 */
const titleCharacters = 200;

// Separate chunks: phones never load the DataGrid, and wide screens rarely the items.
const EntityItems = lazy(() => import('./EntityItems.tsx').then((module) => ({ default: module.EntityItems })));
const EntityGrid = lazy(() => import('./EntityGrid.tsx').then((module) => ({ default: module.EntityGrid })));

/**
 * A table of records: search, filters, sorting, choice of columns, pagination, CSV export, and View, Edit and Delete
 * per row. Above 768 px MUI X DataGrid with its toolbar, panels and keys, loaded on demand; up to 768 px items of two
 * lines. Renders a `section`; needs `PorchlightProvider`. Has no heading: the page must have one.
 *
 * - **When**: all records of a type in the dashboard.
 * - **Not for**: public lists: `CardGrid` with a `Pager`.
 * - **Keys**: Tab reaches the search, the toolbar, 'Create', the grid and its pagination; in the grid arrow keys move
 *   between cells, Enter sorts by a column and follows a title; on a phone, Tab.
 * @see spec 2.5
 */
export function EntityTable<Row extends EntityRow>(props: EntityTableProps<Row>) {
  const {
    label,
    singular,
    rows,
    serverPage,
    columns,
    loading = false,
    error,
    hasInvalidCursor,
    onRetry,
    state,
    onStateChange,
    views,
    viewActions,
    columnVisibility,
    onColumnVisibilityChange,
    asPictures,
    onAsPicturesChange,
    highlightedId,
    emptyText,
    createHref,
    createLabel,
    primaryAction,
    tools,
    viewHref,
    editHref,
    onDelete,
    menuItems,
    canChange,
    bulkActions,
    exportColumns = () => columns,
    loadExport,
    ref,
    ...rest
  } = props;
  const root = useRef<HTMLElement>(null);
  const mergedRef = useForkRef(root, ref);
  const searchRef = useRef<HTMLInputElement>(null);
  const isNarrow = useNarrowScreen();
  const { search, filters, sort, page, pageSize } = state;
  const csv = useCsvExport<Row>([label, search, ...Object.values(filters).flatMap(Object.values)].join(' '));
  const selection = useSelection(rows, serverPage !== undefined);
  const { busy, remove } = useRowDeletion(root, rows, onDelete);
  const matches = useMemo(
    () => (serverPage ? rows : matchingRows(rows, columns, { search, filters, sort })),
    [serverPage, rows, columns, search, filters, sort],
  );
  const titleOf = useCallback(
    (row: Row) => {
      const main = columns.find((column) => column.main) ?? columns[0];
      return truncate((main && cellText(main, row)) || String(row.id), titleCharacters).text;
    },
    [columns],
  );
  const selectable = useMemo(() => canChange && matches.filter((row) => canChange(row)), [matches, canChange]);
  const canDelete = onDelete !== undefined;
  const hasMenu = menuItems !== undefined;
  const itemsOf = useEventCallback((row: Row) => menuItems?.(row) ?? []);
  // Memoized: a row re-renders only when one of these changes, not on every change of the list.
  const rowActions = useMemo(
    () => ({
      viewHref,
      editHref,
      onDelete: canDelete ? remove : undefined,
      menuItems: hasMenu ? itemsOf : undefined,
      canChange,
      titleOf,
      busy,
    }),
    [viewHref, editHref, canDelete, hasMenu, itemsOf, canChange, remove, titleOf, busy],
  );
  const change = (part: Partial<EntityTableState>) => onStateChange({ ...state, page: 0, cursor: null, ...part });
  const contextValue: TableContextValue<Row> = {
    ...props,
    matches,
    page: useMemo(() => pageOf(matches, serverPage, { page, pageSize }), [matches, serverPage, page, pageSize]),
    change,
    clear: (part) => {
      searchRef.current?.focus();
      change(part);
    },
    searchRef,
    selection: bulkActions && selection,
    csv: {
      state: csv.state,
      start: () =>
        void csv.start(
          (exported) =>
            exportColumns(exported).map((column) => ({ ...column, value: (row) => readColumn(column, row) })),
          (options) => loadExport?.(serverPage ? null : matches, options) ?? matches,
        ),
    },
  };
  const isEmpty = rows.length === 0 && !serverPage && !loading;
  const placeholder = asPictures ? <TilesPlaceholder /> : <TablePlaceholder isLoading />;
  const Rows = isNarrow || asPictures ? EntityItems : EntityGrid;
  return (
    <TableContext value={contextValue}>
      <RowActionsContext value={rowActions}>
        <Root ref={mergedRef} tabIndex={-1} aria-label={label} {...rest}>
          {error && (
            <ErrorMessage
              text={error}
              onRetry={hasInvalidCursor ? () => change({}) : onRetry}
              retryLabel={hasInvalidCursor ? 'First page' : undefined}
            />
          )}
          {csv.state === 'failed' && (
            <ErrorMessage text="The rows could not be loaded, so nothing was exported. Try again." />
          )}
          {isEmpty && <TablePlaceholder isLoading={false} />}
          {!isEmpty && isNarrow === null && placeholder}
          {!isEmpty && isNarrow !== null && (
            <Suspense fallback={placeholder}>
              {/* Also rendered while rows load, so that chunk and rows are loaded in parallel. */}
              <Rows placeholder={rows.length === 0 && loading ? placeholder : null} />
            </Suspense>
          )}
          {bulkActions && (
            <SelectionBar
              selection={selection}
              titleOf={titleOf}
              actions={bulkActions}
              // Which of the rows on other pages can be changed is not known.
              matching={serverPage && canChange ? 0 : (selectable?.length ?? contextValue.page.total)}
              loadMatching={() => serverPage?.loadMatching() ?? selectable ?? matches}
            />
          )}
        </Root>
      </RowActionsContext>
    </TableContext>
  );
}

const Root = styled('section')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.phone]: { gap: 8 },
});
