export { FieldDifference, type FieldDifferenceProps } from './FieldDifference.tsx';
export { truncateParts } from './truncate-parts.ts';
export { compareWords, shortenParts, type TextPart } from './word-difference.ts';
