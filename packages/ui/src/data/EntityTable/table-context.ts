import { createContext, type ReactNode, type RefObject, use } from 'react';
import type { EntityRow, RowActionsTable } from '../RowMenu/index.ts';
import type { Selection } from '../SelectionBar/index.ts';
import type { EntityColumn, EntityServerPage, EntityView } from './entity-table-types.ts';
import type { EntityTableState } from './table-state.ts';

/** What the parts of a table know of it. Methods, so that what draws any row takes those of a certain one. Internal. */
export interface TableParts<Row extends EntityRow> {
  label: string;
  columns: readonly EntityColumn<Row>[];
  /** Rows that the filters let through, or the caller's page. */
  rows: readonly Row[];
  serverPage: EntityServerPage | undefined;
  /** The row that was just saved. */
  markedId: Row['id'] | undefined;
  /** More rows are on their way. */
  loading: boolean;
  state: EntityTableState;
  change(part: Partial<EntityTableState>): void;
  /** Undefined when rows can't be selected. */
  selection: Selection<Row> | undefined;
  columnVisibility: Readonly<Record<string, boolean>>;
  onColumnVisibilityChange(visibility: Readonly<Record<string, boolean>>): void;
  views: readonly EntityView[];
  /** Shown as pictures beside each other. */
  asPictures: boolean;
  /** Undefined where the rows have no pictures. */
  onAsPicturesChange: ((asPictures: boolean) => void) | undefined;
  /** Where the search is typed, for what goes away under a press. */
  searchRef: RefObject<HTMLInputElement | null>;
  exportCsv(): void;
  /** Rows fetched for an export that is under way; null when there is none. */
  exportedRows: number | null;
  /** More to do with the list. */
  tools: ReactNode;
  /** Where a row is created, and the words for it. */
  create: string | undefined;
  createLabel: string;
  emptyText: string;
}

/** The table around. */
export const TableContext = createContext<TableParts<EntityRow> | null>(null);

/** The table around. @throws outside of `EntityTable` */
export function useTable(): TableParts<EntityRow> {
  const table = use(TableContext);
  if (!table) throw new Error('A part of EntityTable stands outside of it, so it knows nothing of its rows.');
  return table;
}

/** What the rows of the table can do. */
export const RowActionsContext = createContext<RowActionsTable<EntityRow> | null>(null);

/** What the rows of the table around can do; changes more seldom than the table. @throws outside of `EntityTable` */
export function useRowActions(): RowActionsTable<EntityRow> {
  const actions = use(RowActionsContext);
  if (!actions) throw new Error('A row of EntityTable stands outside of it, so it knows nothing of what it can do.');
  return actions;
}
