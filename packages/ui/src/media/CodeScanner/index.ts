export { CodeScanner, type CodeScannerProps } from './CodeScanner.tsx';
