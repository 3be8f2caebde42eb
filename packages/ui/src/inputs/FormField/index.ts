export type { FormFieldControl, FormFieldProps } from './FormField.tsx';
export { FormField } from './FormField.tsx';
