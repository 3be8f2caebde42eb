import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField, FormValues, StoredPicture } from './entity-form-types.ts';

/** Fills the fields that describe a picture with the description of a chosen library picture. */
export function fillPictureDescription(
  form: UseFormReturn<FormValues>,
  field: string,
  { alt, decorative }: StoredPicture,
): void {
  form.setValue(`${field}_alt`, alt, { shouldDirty: true });
  form.setValue(`${field}_decorative`, String(decorative), { shouldDirty: true });
}

/**
 * Clears the fields that describe a picture when another file is chosen, and restores them when it is taken back;
 * fields changed by the user stay.
 */
export function resetPictureDescription(
  form: UseFormReturn<FormValues>,
  fields: readonly EntityFormField[],
  picture: string,
): void {
  const isChosen = form.getValues(picture) instanceof File;
  for (const { name, about } of fields) {
    const start = form.formState.defaultValues?.[name] ?? '';
    if (about === picture && name !== `${picture}_from` && form.getValues(name) === (isChosen ? start : ''))
      form.setValue(name, isChosen ? '' : start, { shouldDirty: true });
  }
}
