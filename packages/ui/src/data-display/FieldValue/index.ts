export { Breakable } from './Breakable.tsx';
export type { FieldValueProps } from './FieldValue.tsx';
export { FieldValue } from './FieldValue.tsx';
export { formatFieldValue, isEmptyValue } from './format-field-value.ts';
