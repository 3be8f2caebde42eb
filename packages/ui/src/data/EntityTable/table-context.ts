import { type Context, createContext, type RefObject, use } from 'react';
import type { useCsvExport } from '../../primitives/useCsvExport/index.ts';
import type { EntityRow, RowActionsTable } from '../RowMenu/index.ts';
import type { Selection } from '../SelectionBar/index.ts';
import type { EntityTableProps } from './entity-table-types.ts';
import type { TablePage } from './table-rows.ts';
import type { EntityTableState } from './table-state.ts';

/** What the parts of a table know of it: what it is given, and what it keeps. Internal. */
export interface TableParts<Row extends EntityRow> extends EntityTableProps<Row> {
  /** The rows that match, in their order: all of them, or the caller's page. */
  found: readonly Row[];
  page: TablePage<Row>;
  /** Changes what is shown; with all but another page the list begins anew. */
  change(part: Partial<EntityTableState>): void;
  /** Changes it by what goes away under the press: the focus comes to the search. */
  clear(part: Partial<EntityTableState>): void;
  /** Where the search is typed. */
  searchRef: RefObject<HTMLInputElement | null>;
  /** Undefined when rows can't be selected. */
  selection: Selection<Row> | undefined;
  csv: Pick<ReturnType<typeof useCsvExport>, 'state'> & { start(): void };
}

/** The table around. */
export const TableContext = createContext<TableParts<EntityRow> | null>(null);

/** What the rows of the table can do; changes more seldom than the table. */
export const RowActionsContext = createContext<RowActionsTable<EntityRow> | null>(null);

/** @throws outside of `EntityTable` */
function useWithin<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('A part of EntityTable stands outside of it, so it knows nothing of its rows.');
  return value;
}

export const useTable = () => useWithin(TableContext);
export const useRowActions = () => useWithin(RowActionsContext);
