export { EntityForm, type EntityFormProps } from './EntityForm.tsx';
export type {
  EntityFormAdvice,
  EntityFormField,
  EntityFormHandle,
  EntityFormState,
  EntityFormSubmission,
  EntityFormValues,
} from './entity-form-types.ts';
export { UploadProgress } from './UploadProgress.tsx';
