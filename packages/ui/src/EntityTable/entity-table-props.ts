import type { ComponentPropsWithRef, ReactNode } from 'react';
import type {
  EntityColumn,
  EntityDeleteFailure,
  EntityRow,
  EntityRowActions,
  EntityTableWords,
} from './entity-table-types.ts';
import type { EntitySort, EntityTableState } from './table-rows.ts';
import type { EntityExportOptions } from './useCsvExport.ts';
import type { Selection } from './useSelection.ts';
import type { EntityServerPage } from './useShownRows.ts';

/** Props of `EntityTable`. */
export interface EntityTableProps<Row extends EntityRow>
  extends EntityRowActions<Row>,
    Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name, such as 'Articles'. */
  label: string;
  /** All rows, searched, filtered, sorted and paged here, up to some thousands; or one page, with `serverPage`. */
  rows: readonly Row[];
  /** Where `rows` stand, when the caller has searched, filtered, sorted and paged by `state`. Needs `state`. */
  serverPage?: EntityServerPage;
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
  /** Columns of an export. @default the table's, hidden ones too */
  exportColumns?: readonly EntityColumn<Row>[];
  /** More to do with the list, beside 'Export CSV': buttons. */
  tools?: ReactNode;
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
  sort: EntitySort | null;
  pageSize: number;
  /** Undefined when rows can't be selected. */
  selection: Selection<Row> | undefined;
  /** Rows on all pages. */
  total: number;
  titleOf: (row: Row) => string;
  busy: ReadonlySet<Row['id']>;
  onSort: (sort: EntitySort | null) => void;
  words: EntityTableWords;
}
