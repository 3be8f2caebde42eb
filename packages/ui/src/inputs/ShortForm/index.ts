export { ShortForm, type ShortFormField, type ShortFormProps, type ShortFormValues } from './ShortForm.tsx';
