export type { FieldValueProps } from './FieldValue.tsx';
export { FieldValue } from './FieldValue.tsx';
export type { FieldDisplayKind } from './format-field-value.ts';
export { formatFieldValue, formatMoney, isEmptyValue } from './format-field-value.ts';
