import { type FileFieldKind, isFile, isSecret } from '@porchlight/contract/fields';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityFormField, EntityFormState, EntityFormValues, FormValues } from './entity-form-types.ts';

/** Whether a field's value is a file. */
export function isFileField(field: EntityFormField): field is EntityFormField & { kind: FileFieldKind } {
  return isFile(field);
}

/** Label of the field for a sound that stands in for a link. */
export const soundLabel = 'Audio file';

/** Returns a field's label, which depends on its value in a link field that takes sounds. */
export function fieldLabel(field: EntityFormField, value: unknown): string {
  return field.acceptsSound && value instanceof File ? soundLabel : field.label;
}

/** The form's initial values. Line breaks are normalized like in a `textarea`, or an untouched form would be dirty. */
export function initialValues(
  fields: readonly EntityFormField[],
  defaults: Readonly<Record<string, string | number | null | undefined>>,
): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      if (isFileField(field)) return [field.name, null];
      return [field.name, String(defaults[field.name] ?? '').replace(/\r\n?/g, '\n')];
    }),
  );
}

/** A form's current texts and files, and the names of the fields that differ from their initial values. */
export function formContent(form: UseFormReturn<FormValues>, fields: readonly EntityFormField[]): EntityFormState {
  const values = form.getValues();
  const visible = fields.filter((field) => !isSecret(field));
  const files = visible.flatMap(({ name }) => {
    const file = values[name];
    return file instanceof File ? [[name, file] as const] : [];
  });
  const texts = visible.filter((field) => !isFileField(field));
  return {
    values: Object.fromEntries(
      texts.map(({ name }) => [name, values[name] instanceof File ? '' : String(values[name] ?? '')]),
    ),
    files: Object.fromEntries(files),
    changed: visible.filter(({ name }) => form.getFieldState(name).isDirty).map(({ name }) => name),
  };
}

/**
 * The values to submit: texts as typed, numbers and files as parsed by the schema.
 * @param typed the form's values
 * @param parsed the same values after validation
 */
export function submittedValues(
  fields: readonly EntityFormField[],
  typed: FormValues,
  parsed: FormValues,
): EntityFormValues {
  const submitted: EntityFormValues = {};
  for (const field of fields) {
    const { name } = field;
    const value = parsed[name];
    if (value instanceof File || typeof value === 'number') submitted[name] = value;
    else if (typeof typed[name] === 'string' && !(isSecret(field) && typed[name] === '')) {
      submitted[name] = typed[name];
    }
  }
  return submitted;
}
