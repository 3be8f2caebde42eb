export {
  ShortForm,
  type ShortFormChoiceProps,
  type ShortFormField,
  type ShortFormOption,
  type ShortFormProps,
  type ShortFormValues,
} from './ShortForm.tsx';
