export { cutParts } from './cut-parts.ts';
export { FieldDifference, type FieldDifferenceProps } from './FieldDifference.tsx';
export { compareWords, shortenParts, type TextPart } from './word-difference.ts';
