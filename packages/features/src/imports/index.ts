export { type CsvRow, delimiterOf, splitLines, splitRows } from './csv-rows.ts';
export {
  type CheckedLine,
  type ImportLine,
  type ImportTable,
  type ListImportKind,
  type OnProgress,
  type Outcome,
  type Outcomes,
  rejected,
} from './list-import.ts';
export { useListImport } from './useListImport.ts';
