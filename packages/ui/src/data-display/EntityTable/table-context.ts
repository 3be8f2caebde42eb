import { type Context, createContext, type RefObject, use } from 'react';
import type { EntityRow, RowActionsTable } from '../../inputs/RowMenu/index.ts';
import type { useCsvExport } from '../../inputs/useCsvExport/index.ts';
import type { EntityTableProps } from './entity-table-types.ts';
import type { TablePage } from './table-rows.ts';
import type { EntityTableState } from './table-state.ts';
import type { Selection } from './useSelection.ts';

/** Context of a table's parts: its props and its state. Internal. */
export interface TableContextValue<Row extends EntityRow> extends EntityTableProps<Row> {
  /** The matching rows in order: all of them, or the caller's page. */
  matches: readonly Row[];
  page: TablePage<Row>;
  /** Changes the state and returns to the first page, unless the change sets another one. */
  change(part: Partial<EntityTableState>): void;
  /** Like `change`, but for buttons that disappear when pressed: moves the focus to the search field. */
  clear(part: Partial<EntityTableState>): void;
  /** Ref of the search field. */
  searchRef: RefObject<HTMLInputElement | null>;
  /** The selection; undefined if rows can't be selected. */
  selection: Selection<Row> | undefined;
  csv: Pick<ReturnType<typeof useCsvExport>, 'state'> & { start(): void };
}

/** Context with the table's props and state. */
export const TableContext = createContext<TableContextValue<EntityRow> | null>(null);

/** Context with the row actions; separate, since it changes less often than the table. */
export const RowActionsContext = createContext<RowActionsTable<EntityRow> | null>(null);

/** @throws if it is called outside an `EntityTable` */
function useRequiredContext<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('A part of EntityTable is used outside of it: render it inside EntityTable.');
  return value;
}

export const useTable = () => useRequiredContext(TableContext);
export const useRowActions = () => useRequiredContext(RowActionsContext);
