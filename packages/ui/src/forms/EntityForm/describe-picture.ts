import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField, StoredPicture } from './entity-form-types.ts';
import type { FormValues } from './form-values.ts';

/** What is known of a stored picture is shown in the fields about it. */
export function describeAs(form: UseFormReturn<FormValues>, field: string, { alt, decorative }: StoredPicture): void {
  form.setValue(`${field}_alt`, alt, { shouldDirty: true });
  form.setValue(`${field}_decorative`, String(decorative), { shouldDirty: true });
}

/** What was said of a picture is not said of another one that is chosen in its place; what was typed since stays. */
export function beginAnew(form: UseFormReturn<FormValues>, fields: readonly EntityFormField[], picture: string): void {
  const isChosen = form.getValues(picture) instanceof File;
  for (const { name, about } of fields) {
    const start = form.formState.defaultValues?.[name] ?? '';
    if (about === picture && name !== `${picture}_from` && form.getValues(name) === (isChosen ? start : ''))
      form.setValue(name, isChosen ? '' : start, { shouldDirty: true });
  }
}
