export type { CsvColumn, EntityExportOptions } from '../../primitives/useCsvExport/index.ts';
export type { EntityRow, EntityRowActions } from '../RowMenu/index.ts';
export type { EntityDeleteFailure } from '../SelectionBar/index.ts';
export { EntityTable, type EntityTableProps } from './EntityTable.tsx';
export {
  type EntityColumn,
  type EntityServerPage,
  type EntityView,
  filterKind,
  readColumn,
} from './entity-table-types.ts';
export { rowDetails } from './row-details.ts';
export {
  defaultEntityTableState,
  type EntityFilter,
  type EntityFilters,
  type EntitySort,
  type EntityTableState,
} from './table-state.ts';
