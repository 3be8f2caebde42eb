import styled from '@emotion/styled';
import { type ComponentPropsWithRef, lazy, Suspense, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorMessage } from '../ErrorMessage/index.ts';
import { useNarrowScreen } from '../theme/useNarrowScreen.ts';
import { toCsv } from './csv.ts';
import { EntityCards } from './EntityCards.tsx';
import {
  defaultEntityTableWords,
  type EntityColumn,
  type EntityRow,
  type EntityRowActions,
  type EntityTableWords,
  readColumn,
} from './entity-table-types.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { TablePager } from './TablePager.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { cellText, type EntitySort, type EntityTableState, pageRows, searchRows, sortRows } from './table-rows.ts';
import { useDownload } from './useDownload.ts';
import { useRowDeletion } from './useRowDeletion.ts';
import { useTableState } from './useTableState.ts';

// A chunk of its own: phones show cards and never load the grid. `lazy` loses the type parameter, hence the cast.
const EntityGrid = lazy(() => import('./EntityGrid.tsx').then((module) => ({ default: module.EntityGrid }))) as <
  Row extends EntityRow,
>(
  props: EntityRowsProps<Row>,
) => React.ReactNode;

/** Props of `EntityTable`. */
export interface EntityTableProps<Row extends EntityRow>
  extends EntityRowActions<Row>,
    Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name, such as 'Articles'. */
  label: string;
  /** All rows; searching, sorting and pages happen here, up to some thousands of rows. */
  rows: readonly Row[];
  /** Columns in their order, one of them `main`. Keep the array's identity between renders: rows are read again with a new one. */
  columns: readonly EntityColumn<Row>[];
  /** Shows the 'Loading...' row, unless there are rows already. @default false */
  loading?: boolean;
  /** Shown above the table; rows that are there stay. */
  error?: string | null;
  /** Offers another try beside the error. */
  onRetry?: () => void;
  /** Where 'Create' leads. */
  createHref?: string;
  /** Words of the create link, such as 'Create article'. @default 'Create' */
  createLabel?: string;
  /** What the table shows, kept by the caller, in the address for instance. Without it the table keeps its own. */
  state?: EntityTableState;
  /** Parts of the state to start with when the table keeps its own. */
  defaultState?: Partial<EntityTableState>;
  /** Told of every change; searches after a pause of 250 ms. */
  onStateChange?: (state: EntityTableState) => void;
  /** Shown when there are no rows at all. @default 'Nothing here yet.' */
  emptyText?: string;
  /** Name of the exported file, without '.csv'. @default the label in lower case with hyphens */
  csvName?: string;
  /** Words other than the English ones. */
  words?: Partial<EntityTableWords>;
}

/** What the grid and the cards are given. Internal. */
export interface EntityRowsProps<Row extends EntityRow> extends EntityRowActions<Row> {
  label: string;
  /** Rows of this page. */
  rows: readonly Row[];
  columns: readonly EntityColumn<Row>[];
  state: EntityTableState;
  /** The page that is really shown. */
  page: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  titleOf: (row: Row) => string;
  busy: ReadonlySet<Row['id']>;
  onSort: (sort: EntitySort | null) => void;
  words: EntityTableWords;
}

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
  columns,
  loading = false,
  error,
  onRetry,
  viewHref,
  editHref,
  onDelete,
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
  const words = { ...defaultEntityTableWords, ...ownWords };
  const isNarrow = useNarrowScreen();
  const download = useDownload();
  const table = useTableState({ state: controlledState, defaultState, onStateChange });
  const { search, sort, page: wantedPage, pageSize } = table.state;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter((column) => column.hidden && !column.main).map((column) => column.field)),
  );

  const readable = useMemo(
    () => columns.map((column) => ({ ...column, read: (row: Row) => readColumn(column, row) })),
    [columns],
  );
  const found = useMemo(() => searchRows(rows, readable, search), [rows, readable, search]);
  const sorted = useMemo(() => sortRows(found, readable, sort), [found, readable, sort]);
  const shown = useMemo(() => pageRows(sorted, wantedPage, pageSize), [sorted, wantedPage, pageSize]);

  const { busy, remove } = useRowDeletion(root, shown.rows, onDelete);
  const main = readable.find((column) => column.main) ?? readable[0];
  const titleOf = (row: Row) => (main && cellText(main, row)) || String(row.id);

  const exportCsv = () => {
    const exported = readable.filter((column) => column.kind !== 'password');
    const csv = toCsv(
      exported.map((column) => ({ header: column.header, kind: column.kind, value: column.read })),
      sorted,
    );
    download(`${csvName}.csv`, 'text/csv;charset=utf-8', csv);
  };

  const visible = columns.filter((column) => column.main || !hidden.has(column.field));
  const rowsProps: EntityRowsProps<Row> = {
    label,
    rows: shown.rows,
    columns: visible,
    state: table.state,
    page: shown.page,
    pageSize,
    total: found.length,
    titleOf,
    busy,
    viewHref,
    editHref,
    onDelete: onDelete && remove,
    onSort: (next) => table.change({ sort: next, page: 0 }),
    words,
  };
  const loadingRows = (
    <LoadingRows label={label} headers={visible.map((column) => column.header)} text={words.loading} />
  );

  const body = () => {
    if (rows.length === 0) {
      if (loading) return loadingRows;
      return error ? null : <EmptyState text={emptyText} />;
    }
    if (found.length === 0) {
      return (
        <div role="status">
          <EmptyState
            text={`${words.noMatch} “${search}”.`}
            action={
              <Button variant="secondary" onClick={table.clearSearch}>
                {words.clearSearch}
              </Button>
            }
          />
        </div>
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
        search={table.typed}
        onSearch={table.type}
        sort={sort}
        onSort={rowsProps.onSort}
        onExport={exportCsv}
        createHref={createHref}
        createLabel={createLabel}
        hasRows={rows.length > 0}
        words={words}
      />
      {error && (
        <ErrorMessage text={error}>
          {onRetry && (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </ErrorMessage>
      )}
      {body()}
      {found.length > 0 && (
        <TablePager
          page={shown.page}
          lastPage={shown.lastPage}
          pageSize={pageSize}
          total={found.length}
          onPage={(page) => table.change({ page })}
          onPageSize={(size) => table.change({ pageSize: size, page: 0 })}
          words={words}
        />
      )}
    </Root>
  );
}

const Root = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
