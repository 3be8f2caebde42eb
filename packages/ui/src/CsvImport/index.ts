export { CsvImport, type CsvImportProps, type CsvImportState, type CsvProblem, type MendedLine } from './CsvImport.tsx';
