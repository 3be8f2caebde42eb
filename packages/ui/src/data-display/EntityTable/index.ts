export type { EntityBulkAction, EntityBulkFailure, EntityBulkInput, EntityBulkInputProps } from './BulkDialog.tsx';
export { EntityTable } from './EntityTable.tsx';
export { type EntityColumn, type EntityTableProps, filterKind, readColumn } from './entity-table-types.ts';
export { rowDetails } from './row-details.ts';
export {
  activeView,
  defaultEntityTableState,
  type EntityTableState,
  type EntityView,
  pageSizes,
  showsView,
  stateOfView,
} from './table-state.ts';
