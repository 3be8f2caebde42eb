import { createContext, type RefObject, use } from 'react';
import type { EntityRow, RowActionsTable } from '../RowMenu/index.ts';
import type { Selection } from '../SelectionBar/index.ts';
import type { EntityTableContent } from './entity-table-types.ts';
import type { EntityTableState } from './table-state.ts';

/** What may be missing stays so; all else has its default. */
type Optional = 'createHref' | 'serverPage' | 'markedId' | 'onAsPicturesChange' | 'tools';

/** What the parts of a table know of it: what it shows, and what it keeps. Internal. */
export interface TableParts<Row extends EntityRow>
  extends Pick<EntityTableContent<Row>, Optional>,
    Required<Omit<EntityTableContent<Row>, Optional>> {
  change(part: Partial<EntityTableState>): void;
  /** Undefined when rows can't be selected. */
  selection: Selection<Row> | undefined;
  /** Where the search is typed, for what goes away under a press. */
  searchRef: RefObject<HTMLInputElement | null>;
  exportCsv(): void;
  /** Rows fetched for an export that is under way; null when there is none. */
  exportedRows: number | null;
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
