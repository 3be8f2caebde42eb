export { type CsvColumn, csvCell, toCsv } from './csv.ts';
export { type EntityExportOptions, useCsvExport } from './useCsvExport.ts';
