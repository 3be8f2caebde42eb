export { controlStyle, tickStyle } from './control-style.ts';
export type { FormFieldControl, FormFieldProps } from './FormField.tsx';
export { FormField } from './FormField.tsx';
export { filePickerStyle } from './file-picker-style.ts';
