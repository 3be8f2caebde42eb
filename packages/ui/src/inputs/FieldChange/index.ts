export { FieldChange, type FieldChangeProps, type FieldChangeValue } from './FieldChange.tsx';
