export { CsvImport, type CsvImportProps, type CsvImportState } from './CsvImport.tsx';
export type { CorrectedLine, CsvProblem } from './csv-problem.ts';
