export { FieldDifference, type FieldDifferenceProps } from './FieldDifference.tsx';
export { type TextPart, wordDifference } from './word-difference.ts';
