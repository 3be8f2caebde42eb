import type { EntityFormField, EntityFormState, EntityFormValues } from './entity-form-types.ts';

/** What a form holds while it is filled in: a text per field, a file or null per file field. */
export type FormValues = Record<string, unknown>;

/** Whether a field holds a file. */
export function isFileField(field: EntityFormField): field is EntityFormField & { kind: 'image' | 'pdf' } {
  return field.kind === 'image' || field.kind === 'pdf';
}

/** Label of the field for a sound that stands in for a link. */
export const soundLabel = 'Sound file';

/** What a field is called that is filled in with a value. */
export function fieldLabel(field: EntityFormField, value: unknown): string {
  return field.takesSound && value instanceof File ? soundLabel : field.label;
}

/** What the form starts with. Line ends become those of a `textarea`, or an untouched form would count as changed. */
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

/** The texts of a form, without files and passwords: what may be kept as a draft. */
export function textValues(fields: readonly EntityFormField[], values: FormValues): Record<string, string> {
  const texts = fields.filter((field) => !isFileField(field) && field.kind !== 'password');
  return Object.fromEntries(
    texts.map(({ name }) => [name, values[name] instanceof File ? '' : String(values[name] ?? '')]),
  );
}

/** What a form holds, against what it started with. */
export function formState(fields: readonly EntityFormField[], values: FormValues, start: FormValues): EntityFormState {
  const kept = fields.filter((field) => field.kind !== 'password');
  const files = kept.flatMap(({ name }) => {
    const file = values[name];
    return file instanceof File ? [[name, file] as const] : [];
  });
  return {
    values: textValues(fields, values),
    files: Object.fromEntries(files),
    changed: kept.filter(({ name }) => (values[name] ?? null) !== (start[name] ?? null)).map(({ name }) => name),
  };
}

/**
 * What is submitted of what was filled in: texts as typed, numbers and files as the schema reads them.
 * @param typed what the form holds
 * @param checked the same after the schema
 */
export function submittedValues(
  fields: readonly EntityFormField[],
  typed: FormValues,
  checked: FormValues,
): EntityFormValues {
  const submitted: EntityFormValues = {};
  for (const { name, kind } of fields) {
    const value = checked[name];
    if (value instanceof File || typeof value === 'number') submitted[name] = value;
    else if (typeof typed[name] === 'string' && !(kind === 'password' && typed[name] === '')) {
      submitted[name] = typed[name];
    }
  }
  return submitted;
}
