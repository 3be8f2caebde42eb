export { EntityForm, type EntityFormAction, type EntityFormProps } from './EntityForm.tsx';
export type {
  EntityFormAdvice,
  EntityFormField,
  EntityFormState,
  EntityFormSubmission,
  EntityFormValues,
  FormValues,
} from './entity-form-types.ts';
export { fieldControls } from './field-controls.tsx';
export { formContent } from './form-values.ts';
export { LinkInput } from './LinkControl.tsx';
export type { SectionClipboard, SectionFileProps } from './sections/section-options.ts';
export { openSection } from './sections/useRequestedSection.ts';
export { UploadProgress } from './UploadProgress.tsx';
export { type SaveResult, useEntityForm } from './useEntityForm.ts';
export { useFormContent } from './useFormContent.ts';
