export { FieldPicker, type FieldPickerProps, type FieldPickerValue } from './FieldPicker.tsx';
