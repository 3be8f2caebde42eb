export { FilterForm, type FilterFormField, type FilterFormProps } from './FilterForm.tsx';
