export { EntityForm, type EntityFormProps } from './EntityForm.tsx';
export {
  type EntityFormAdvice,
  EntityFormError,
  type EntityFormField,
  type EntityFormHandle,
  type EntityFormState,
  type EntityFormSubmission,
  type EntityFormValues,
} from './entity-form-types.ts';
