export { type CsvColumn, csvCell, toCsv } from './csv.ts';
export { EntityTable, type EntityTableProps } from './EntityTable.tsx';
export {
  defaultEntityTableWords,
  type EntityColumn,
  type EntityRow,
  type EntityRowActions,
  type EntityTableWords,
} from './entity-table-types.ts';
export { defaultEntityTableState, type EntitySort, type EntityTableState } from './table-rows.ts';
