export { FieldDifference, type FieldDifferenceProps } from './FieldDifference.tsx';
export type { TextPart } from './word-difference.ts';
