import { checkFile, fileRules } from '../FileField/index.ts';
import type { EntityFormField, EntityFormState, EntityFormValues } from './entity-form-types.ts';

/** What a form holds while it is filled in: a text per field, a file or null per file field. */
export type FormValues = Record<string, string | File | null>;

/** Whether a field holds a file. */
export function isFileField(field: EntityFormField): field is EntityFormField & { kind: 'image' | 'pdf' } {
  return field.kind === 'image' || field.kind === 'pdf';
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
  return Object.fromEntries(texts.map((field) => [field.name, String(values[field.name] ?? '')]));
}

/** What a form holds, against what it started with. */
export function formState(fields: readonly EntityFormField[], values: FormValues, start: FormValues): EntityFormState {
  const kept = fields.filter((field) => field.kind !== 'password');
  const files = kept.flatMap(({ name }) => (values[name] instanceof File ? [[name, values[name]] as const] : []));
  return {
    values: textValues(fields, values),
    files: Object.fromEntries(files),
    changed: kept.filter(({ name }) => (values[name] ?? null) !== (start[name] ?? null)).map(({ name }) => name),
  };
}

/** What is submitted of what was filled in. */
export function submittedValues(fields: readonly EntityFormField[], values: FormValues): EntityFormValues {
  const submitted: EntityFormValues = {};
  for (const field of fields) {
    const value = values[field.name];
    if (isFileField(field)) {
      if (value instanceof File) submitted[field.name] = value;
      continue;
    }
    const text = typeof value === 'string' ? value : '';
    if (field.kind === 'password' && text === '' && !field.required) continue;
    const number = field.kind === 'money' || field.kind === 'number' ? readNumber(text) : Number.NaN;
    submitted[field.name] = Number.isNaN(number) ? text : number;
  }
  return submitted;
}

/**
 * What is wrong with one value, `undefined` when nothing is.
 * @param hasStored whether a file is stored already, which fills a required file field
 * @param isUnfinished whether the control holds something it can't read, such as half a date
 */
export function checkValue(
  field: EntityFormField,
  value: string | File | null | undefined,
  { hasStored, isUnfinished }: { hasStored: boolean; isUnfinished: boolean },
): string | undefined {
  if (isFileField(field)) {
    if (!(value instanceof File)) return field.required && !hasStored ? emptyMessage : undefined;
    const rules = fileRules[field.kind];
    return checkFile(value, { ...rules, maxBytes: field.maxBytes ?? rules.maxBytes });
  }
  if (isUnfinished) return 'Enter the whole date, or leave it empty.';
  const text = typeof value === 'string' ? value : '';
  const isEmpty = field.kind === 'password' ? text === '' : text.trim() === '';
  if (isEmpty) return field.required ? emptyMessage : undefined;
  if (field.maxCharacters !== undefined && text.length > field.maxCharacters) {
    const over = text.length - field.maxCharacters;
    return `This may have at most ${field.maxCharacters.toLocaleString('en-US')} characters. Take out ${over.toLocaleString('en-US')}.`;
  }
  if (field.kind === 'money' && Number.isNaN(readNumber(text))) return 'This has to be an amount such as 25 or 25.50.';
  if (field.kind === 'number' && Number.isNaN(readNumber(text))) return 'This has to be a number.';
  return field.check?.(text);
}

const emptyMessage = 'This can’t be empty.';

/** Reads '1,234.50', '$25' and '-3' as people type them; anything else is NaN. */
function readNumber(typed: string): number {
  const plain = typed.trim().replace(/^\$\s*/, '');
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}
