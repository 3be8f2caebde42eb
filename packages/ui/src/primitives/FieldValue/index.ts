export { Breakable } from './Breakable.tsx';
export type { FieldValueProps } from './FieldValue.tsx';
export { FieldValue } from './FieldValue.tsx';
export type { FieldDisplayKind } from './format-field-value.ts';
export { fieldText, formatFieldValue, isEmptyValue } from './format-field-value.ts';
