export { CsvImport, type CsvImportProps, type CsvImportState } from './CsvImport.tsx';
export type { CorrectedLine, CsvColumns, CsvCount, CsvImportColumn, CsvProblem } from './csv-problem.ts';
