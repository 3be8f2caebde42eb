import styled from '@emotion/styled';
import { lazy, Suspense, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorMessage } from '../ErrorMessage/index.ts';
import { truncate } from '../TruncatedText/index.ts';
import { useNarrowScreen } from '../theme/useNarrowScreen.ts';
import { DeleteSelectedDialog } from './DeleteSelectedDialog.tsx';
import { EntityCards } from './EntityCards.tsx';
import type { EntityRowsProps, EntityTableProps } from './entity-table-props.ts';
import { defaultEntityTableWords, type EntityColumn, type EntityRow, readColumn } from './entity-table-types.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { EmptyPage, NoMatch } from './NoMatch.tsx';
import type { SearchHandle } from './SearchField.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TablePager } from './TablePager.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { cellText, type EntitySort } from './table-rows.ts';
import { useCsvExport } from './useCsvExport.ts';
import { useHandler } from './useHandler.ts';
import { useRowDeletion } from './useRowDeletion.ts';
import { useSelection } from './useSelection.ts';
import { useShownRows } from './useShownRows.ts';
import { useTableState } from './useTableState.ts';

/** Graphemes of a title on a card, in a question and in the names of actions; nobody listens to thousands of letters. */
const titleCharacters = 200;

// A chunk of its own: phones show cards and never load the grid. `lazy` loses the type parameter, hence the cast.
const EntityGrid = lazy(() => import('./EntityGrid.tsx').then((module) => ({ default: module.EntityGrid }))) as <
  Row extends EntityRow,
>(
  props: EntityRowsProps<Row>,
) => React.ReactNode;

/**
 * Records as a table to work with: search, sort, choice of columns, pages, CSV, and View, Edit and Delete per row.
 * Above 768 px a MUI X DataGrid with its keys, loaded when needed; up to 768 px cards.
 * Renders a `section`; needs `PorchlightProvider`. Draws no heading: give the page one.
 *
 * - **When**: all records of a kind in the dashboard.
 * - **Not for**: public lists: `CardGrid` with a `Pager`.
 * - **Keys**: arrows move between cells, Enter sorts a column or enters a row’s actions, Page Up and Page Down, Home
 *   and End; in cards, Tab.
 * @see spec 2.5
 */
export function EntityTable<Row extends EntityRow>({
  label,
  rows,
  serverPage,
  columns,
  loading = false,
  error,
  onRetry,
  viewHref,
  editHref,
  onDelete,
  onDeleteMany,
  loadExport,
  exportColumns = columns,
  tools,
  createHref,
  createLabel = 'Create',
  state: controlledState,
  defaultState,
  onStateChange,
  emptyText = 'Nothing here yet.',
  csvName = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
  words: ownWords,
  ref,
  ...rest
}: EntityTableProps<Row>) {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  const searchField = useRef<SearchHandle>(null);
  const words = useMemo(() => ({ ...defaultEntityTableWords, ...ownWords }), [ownWords]);
  const isNarrow = useNarrowScreen();
  const csv = useCsvExport<Row>(`${csvName}.csv`);
  const table = useTableState({ state: controlledState, defaultState, onStateChange });
  const { sort } = table;
  const { search, filters, pageSize } = table.state;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter((column) => column.hidden && !column.main).map((column) => column.field)),
  );

  const readable = useMemo(() => columns.map(withRead), [columns]);
  const shown = useShownRows(rows, readable, table.state, serverPage);
  const selection = useSelection(serverPage ? null : rows);
  const [asked, setAsked] = useState<readonly Row[]>([]);

  const { busy, remove } = useRowDeletion(root, shown.rows, onDelete);
  const titleOf = useCallback(
    (row: Row) => {
      const main = readable.find((column) => column.main) ?? readable[0];
      return truncate((main && cellText(main, row)) || String(row.id), titleCharacters).text;
    },
    [readable],
  );
  const hasRows = rows.length > 0 || serverPage !== undefined;

  const exportCsv = () =>
    csv.start(
      exportColumns
        .filter((column) => column.kind !== 'password')
        .map((column) => ({ header: column.header, kind: column.kind, value: withRead(column).read })),
      (options) => loadExport?.(shown.matching, options) ?? shown.matching ?? rows,
    );
  const deleteSelected = async (...[chosen, onProgress]: Parameters<NonNullable<typeof onDeleteMany>>) => {
    const failures = (await onDeleteMany?.(chosen, onProgress)) ?? [];
    selection.clear();
    return failures;
  };
  const restart = { page: 0, cursor: null };

  const visible = useMemo(
    () => columns.filter((column) => column.main || !hidden.has(column.field)),
    [columns, hidden],
  );
  const onSort = useHandler((next: EntitySort | null) => table.change({ sort: next, ...restart }));
  const onRemove = useHandler(remove);
  const rowsProps: EntityRowsProps<Row> = {
    label,
    rows: shown.rows,
    columns: visible,
    sort,
    pageSize,
    selection: onDeleteMany && selection,
    total: shown.total,
    titleOf,
    busy,
    viewHref,
    editHref,
    onDelete: onDelete && onRemove,
    onSort,
    words,
  };
  const loadingRows = (
    <LoadingRows label={label} headers={visible.map((column) => column.header)} text={words.loading} />
  );

  const body = () => {
    if (!hasRows) {
      if (loading) return loadingRows;
      return error ? null : <EmptyState text={emptyText} />;
    }
    if (shown.rows.length === 0) {
      if (loading) return loadingRows;
      if (shown.total > 0) return <EmptyPage words={words} onFirst={() => table.change(restart)} />;
      return (
        <NoMatch
          search={search}
          onClearSearch={() => searchField.current?.clear()}
          onClearFilters={() => {
            searchField.current?.focus();
            table.change({ filters: {}, ...restart });
          }}
          emptyText={emptyText}
          hasFilters={Object.keys(filters).length > 0}
          words={words}
        />
      );
    }
    if (isNarrow === null) return loadingRows;
    if (isNarrow) return <EntityCards {...rowsProps} />;
    return (
      <Suspense fallback={loadingRows}>
        <EntityGrid {...rowsProps} />
      </Suspense>
    );
  };

  return (
    <Root ref={root} tabIndex={-1} aria-label={label} {...rest}>
      <TableToolbar
        label={label}
        columns={columns}
        hidden={hidden}
        onHiddenChange={setHidden}
        search={search}
        onSearch={(next) => table.change({ search: next, ...restart })}
        searchRef={searchField}
        sort={sort}
        onSort={onSort}
        filters={filters}
        onFilters={(next) => table.change({ filters: next, ...restart })}
        onExport={() => void exportCsv()}
        exportedRows={typeof csv.state === 'object' ? (csv.state?.rows ?? null) : null}
        tools={tools}
        createHref={createHref}
        createLabel={createLabel}
        hasRows={hasRows}
        words={words}
      />
      {error && (
        <ErrorMessage text={error}>
          {onRetry && (
            <Button variant="outlined" size="small" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </ErrorMessage>
      )}
      {csv.state === 'failed' && <ErrorMessage text={words.exportFailed} />}
      {body()}
      {shown.rows.length > 0 && (
        <TablePager
          position={shown.position}
          count={shown.rows.length}
          pageSize={pageSize}
          total={shown.total}
          onPrevious={shown.previous ? () => table.change(shown.previous ?? {}) : undefined}
          onNext={shown.next ? () => table.change(shown.next ?? {}) : undefined}
          onFirst={serverPage && (() => table.change(restart))}
          onPageSize={(size) => table.change({ pageSize: size, ...restart })}
          words={words}
        />
      )}
      {onDeleteMany && (
        <>
          <SelectionBar
            count={selection.rows.length}
            onDelete={() => setAsked(selection.rows)}
            onClear={selection.clear}
            words={words}
          />
          <DeleteSelectedDialog
            rows={asked}
            titleOf={titleOf}
            onDelete={deleteSelected}
            onClose={() => setAsked([])}
            words={words}
          />
        </>
      )}
    </Root>
  );
}

/** A column that can be read by itself. */
function withRead<Row>(column: EntityColumn<Row>) {
  return { ...column, read: (row: Row) => readColumn(column, row) };
}

const Root = styled('section')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});
