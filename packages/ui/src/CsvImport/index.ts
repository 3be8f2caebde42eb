export { CsvImport, type CsvImportProps, type CsvImportState, type CsvProblem } from './CsvImport.tsx';
