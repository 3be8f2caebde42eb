import { styled } from '@mui/material/styles';
import { useControlled, useEventCallback, useForkRef } from '@mui/material/utils';
import { type ComponentPropsWithRef, lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { ErrorMessage } from '../../feedback/ErrorMessage/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { truncate } from '../../primitives/TruncatedText/index.ts';
import { type EntityExportOptions, useCsvExport } from '../../primitives/useCsvExport/index.ts';
import { media, useNarrowScreen } from '../../theme/index.ts';
import { type EntityRow, type EntityRowActions, useRowDeletion } from '../RowMenu/index.ts';
import { type EntityDeleteFailure, SelectionBar, useSelection } from '../SelectionBar/index.ts';
import { EmptyList } from './EmptyList.tsx';
import { type EntityColumn, type EntityTableContent, readColumn } from './entity-table-types.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { Sum } from './Sum.tsx';
import { RowActionsContext, TableContext, type TableParts } from './table-context.ts';
import { cellText, filterRows, matchingRows } from './table-rows.ts';
import { defaultEntityTableState, type EntityTableState, fileNameOf } from './table-state.ts';
import { WithoutRows } from './WithoutRows.tsx';

export interface EntityTableProps<Row extends EntityRow>
  extends EntityTableContent<Row>,
    EntityRowActions<Row>,
    Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Shown above the table; rows that are there stay. */
  error?: string | null;
  /** Offers another try beside the error. */
  onRetry?: () => void;
  /** Words of that offer. @default 'Try again' */
  retryLabel?: string;
  /** Parts of the state to start with when the table keeps its own. */
  defaultState?: Partial<EntityTableState>;
  /** Told of every change; searches after a pause of 250 ms. */
  onStateChange?: (state: EntityTableState) => void;
  /** What a number of rows is called, for the sum below them: '6 donations'. @default '6 rows' */
  countText?: (count: number) => string;
  /**
   * Deletes selected rows and says which it could not; without it rows can't be selected. Several are named in a dialog
   * first: offer an undo. The caller takes what is gone out of `rows`.
   */
  onDeleteMany?: (rows: readonly Row[], onProgress: (done: number) => void) => Promise<readonly EntityDeleteFailure[]>;
  /**
   * Fetches what an export holds, in full: the given rows in their order, or all that match `state` when they are `null`.
   * @default the rows that match, as they are
   */
  loadExport?: (matching: readonly Row[] | null, options: EntityExportOptions) => Promise<readonly Row[]>;
  /** With `serverPage`: fetches all rows that match `state`, so that they can be selected at once. @default only those of a page can */
  loadMatching?: () => Promise<readonly Row[]>;
  /** Columns of an export. @default the table's, hidden ones too */
  exportColumns?: readonly EntityColumn<Row>[];
}

/** Graphemes of a title on a card, in a question and in the names of actions; nobody listens to thousands of letters. */
const titleCharacters = 200;

// Chunks of their own: phones show items and never load the grid, nor the other way round.
const EntityItems = lazy(() => import('./EntityItems.tsx').then((module) => ({ default: module.EntityItems })));
const EntityGrid = lazy(() => import('./EntityGrid.tsx').then((module) => ({ default: module.EntityGrid })));

/**
 * Records as a table to work with: search, filters, sort, choice of columns, pages, CSV, and View, Edit and Delete per
 * row. Above 768 px MUI X DataGrid with its toolbar, panels and keys, loaded when needed; up to 768 px items of two lines.
 * Renders a `section`; needs `PorchlightProvider`. Draws no heading: give the page one.
 *
 * - **When**: all records of a kind in the dashboard.
 * - **Not for**: public lists: `CardGrid` with a `Pager`.
 * - **Keys**: Tab comes to the search, the toolbar, 'Create', the grid and its pages; in the grid arrows move between
 *   cells, Enter sorts a column and follows a title; on a phone, Tab.
 * @see spec 2.5
 */
export function EntityTable<Row extends EntityRow>({
  label,
  rows,
  serverPage,
  columns,
  loading = false,
  markedId,
  error,
  onRetry,
  retryLabel = 'Try again',
  viewHref,
  editHref,
  onDelete,
  canChange,
  onDeleteMany,
  loadExport,
  loadMatching,
  exportColumns = columns,
  tools,
  createHref,
  createLabel = 'Create',
  state: controlledState,
  defaultState,
  onStateChange,
  columnVisibility,
  onColumnVisibilityChange,
  asPictures = false,
  onAsPicturesChange,
  views = [],
  countText = (count) => `${count.toLocaleString('en-US')} rows`,
  emptyText = 'Nothing here yet.',
  ref,
  ...rest
}: EntityTableProps<Row>) {
  const root = useRef<HTMLElement>(null);
  const ownRef = useForkRef(root, ref);
  const searchRef = useRef<HTMLInputElement>(null);
  const isNarrow = useNarrowScreen();
  const [state, setState] = useControlled({
    controlled: controlledState,
    default: { ...defaultEntityTableState, ...defaultState },
    name: 'EntityTable',
    state: 'state',
  });
  const change = useEventCallback((part: Partial<EntityTableState>) => {
    const next = { ...state, ...part };
    setState(next);
    onStateChange?.(next);
  });
  const [ownVisibility, setOwnVisibility] = useState<Readonly<Record<string, boolean>>>({});
  const csv = useCsvExport<Row>(fileNameOf(label, state));
  const selection = useSelection(rows, serverPage !== undefined);
  const { busy, remove } = useRowDeletion(root, rows, onDelete);
  const filtered = useMemo(
    () => (serverPage ? rows : filterRows(rows, columns, state.filters)),
    [serverPage, rows, columns, state.filters],
  );
  const titleOf = useCallback(
    (row: Row) => {
      const main = columns.find((column) => column.main) ?? columns[0];
      return truncate((main && cellText(main, readColumn(main, row))) || String(row.id), titleCharacters).text;
    },
    [columns],
  );
  const canDelete = onDelete !== undefined;
  // One object while nothing of it changes: a row is drawn anew by what concerns it, not by each press on the list.
  const rowActions = useMemo(
    () => ({ viewHref, editHref, onDelete: canDelete ? remove : undefined, canChange, titleOf, busy }),
    [viewHref, editHref, canDelete, canChange, remove, titleOf, busy],
  );
  const matching = () => matchingRows(rows, columns, state);
  const parts: TableParts<Row> = {
    label,
    columns,
    rows: filtered,
    serverPage,
    loading,
    markedId,
    state,
    change,
    selection: onDeleteMany && selection,
    columnVisibility: columnVisibility ?? ownVisibility,
    onColumnVisibilityChange: onColumnVisibilityChange ?? setOwnVisibility,
    views,
    asPictures,
    onAsPicturesChange,
    searchRef,
    exportCsv: () => {
      const wanted = serverPage ? null : matching();
      void csv.start(
        exportColumns
          .filter((column) => column.kind !== 'password')
          .map((column) => ({ header: column.header, kind: column.kind, value: (row) => readColumn(column, row) })),
        (options) => loadExport?.(wanted, options) ?? wanted ?? rows,
      );
    },
    exportedRows: typeof csv.state === 'object' ? (csv.state?.rows ?? null) : null,
    tools,
    createHref,
    createLabel,
    emptyText,
  };
  const body = () => {
    if (rows.length === 0 && !serverPage && !loading) return <WithoutRows>{error ? null : <EmptyList />}</WithoutRows>;
    const waiting = (
      <WithoutRows>
        <LoadingRows />
      </WithoutRows>
    );
    if (isNarrow === null) return waiting;
    // Also while the rows are on their way, so that the chunk comes beside them and not after them.
    const Rows = isNarrow || asPictures ? EntityItems : EntityGrid;
    return (
      <Suspense fallback={waiting}>
        <Rows waiting={rows.length === 0 && loading ? waiting : null} />
      </Suspense>
    );
  };
  return (
    <TableContext value={parts}>
      <RowActionsContext value={rowActions}>
        <Root ref={ownRef} tabIndex={-1} aria-label={label} {...rest}>
          {error && (
            <ErrorMessage text={error}>
              {onRetry && (
                <Button variant="outlined" size="small" onClick={onRetry}>
                  {retryLabel}
                </Button>
              )}
            </ErrorMessage>
          )}
          {csv.state === 'failed' && (
            <ErrorMessage text="The rows could not be fetched, so nothing was exported. Try again." />
          )}
          {body()}
          <Sum {...{ rows: filtered, columns, state, serverPage, countText }} />
          {onDeleteMany && (
            <SelectionBar
              selection={selection}
              titleOf={titleOf}
              onDelete={onDeleteMany}
              matching={serverPage ? loadMatching && serverPage.total : selection.ids.size && matching().length}
              loadMatching={serverPage ? loadMatching : matching}
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
