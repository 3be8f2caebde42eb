export { CsvImport, type CsvImportProps, type CsvImportState } from './CsvImport.tsx';
export type { CsvProblem, MendedLine } from './csv-problem.ts';
