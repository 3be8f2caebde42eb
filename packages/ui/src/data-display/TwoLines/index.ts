export { TwoLines, type TwoLinesProps } from './TwoLines.tsx';
