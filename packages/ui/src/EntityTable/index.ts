export type { CsvColumn } from './csv.ts';
export { EntityTable } from './EntityTable.tsx';
export type { EntityTableProps } from './entity-table-props.ts';
export {
  defaultEntityTableWords,
  type EntityColumn,
  type EntityDeleteFailure,
  type EntityRow,
  type EntityRowActions,
  type EntityTableWords,
} from './entity-table-types.ts';
export {
  defaultEntityTableState,
  type EntityFilter,
  type EntityFilters,
  type EntitySort,
  type EntityTableState,
} from './table-rows.ts';
export type { EntityExportOptions } from './useCsvExport.ts';
export type { EntityServerPage } from './useShownRows.ts';
