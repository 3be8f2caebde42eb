export { CsvImport, type CsvImportProps, type CsvImportState } from './CsvImport.tsx';
export type { CorrectedLine, CsvColumn, CsvColumns, CsvCount, CsvProblem } from './csv-problem.ts';
