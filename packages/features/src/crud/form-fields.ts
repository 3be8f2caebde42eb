import { dayAt, wallTime } from '@porchlight/contract/dates';
import { isRequiredInForm } from '@porchlight/contract/entities';
import type { FieldKind } from '@porchlight/contract/fields';
import type { EntityFormField } from '@porchlight/ui/EntityForm';
import { type AnyRecord, fileUrl, mainField, publicUrl } from './any-record.ts';
import { dateRemark } from './date-remark.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { definedFields } from './entity-fields.ts';

/**
 * Controls of the create or edit form. Their rules are the contract's: `formSchema`.
 * @param record the stored record, null for a new one
 */
export function formFields(definition: AnyEntityDefinition, record: AnyRecord | null, now: Date): EntityFormField[] {
  const isNew = record === null;
  return definedFields(definition).map(({ name, field, words }) => ({
    name,
    kind: field.kind,
    label: words.label,
    help: (isNew ? undefined : words.helpInEdit) ?? words.help ?? kindHelp[field.kind],
    required: isRequiredInForm(field, isNew),
    ratio: words.ratio,
    options: field.options?.map((value) => ({ value, label: words.optionLabels?.[value] ?? value })),
    suggestFrom: field.kind === 'slug' && isNew ? mainField(definition) : undefined,
    address: field.kind === 'slug' ? (values) => wholeAddress(definition, record, values) : undefined,
    remark: (value) => dateRemark(definition.name, field.kind, value, now),
  }));
}

/** What is said of a field whose definition says nothing. */
const kindHelp: Partial<Record<FieldKind, string>> = {
  slug: 'A short name that no other one has. Made from the title when left empty.',
};

/** Where visitors will see what is typed, without the part before the site's name; a new record has no number yet. */
function wholeAddress(
  definition: AnyEntityDefinition,
  record: AnyRecord | null,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const path = publicUrl(definition, { version: 0, ...record, ...values, id: record?.id ?? newId });
  return path && `${location.host}${path.replace(new RegExp(`/${newId}(?=\\?|$)`), '/…')}`;
}

/** No record has it. */
const newId = 0;

/** What the form of a new record starts with. */
export function proposedValues(definition: AnyEntityDefinition, now: Date): Record<string, string> {
  const today = dayAt(now);
  return Object.fromEntries(
    definedFields(definition).flatMap(({ name, words }) => (words.proposed === 'today' ? [[name, today]] : [])),
  );
}

/** What the form of the next record starts with, after this one: the same day, for those who enter a pile of papers. */
export function repeatedValues(definition: AnyEntityDefinition, record: AnyRecord): Record<string, string | number> {
  const stored = formDefaults(definition, record);
  return Object.fromEntries(
    definedFields(definition).flatMap(({ name, field }) => {
      const value = stored[name];
      return field.kind === 'date' && value !== undefined ? [[name, value]] : [];
    }),
  );
}

/** What the form of a stored record starts with. */
export function formDefaults(definition: AnyEntityDefinition, record: AnyRecord): Record<string, string | number> {
  return Object.fromEntries(
    definedFields(definition).flatMap(({ name, field }) => {
      const value = record[name];
      if (field.input === null || value === null || value === undefined) return [];
      return [[name, field.kind === 'dateTime' ? (wallTime(String(value)) ?? '') : (value as string | number)]];
    }),
  );
}

/** The files a record has now, by field. Their names are the server's and tell people nothing. */
export function currentFiles(
  definition: AnyEntityDefinition,
  record: AnyRecord,
): Record<string, { url: string } | null> {
  return Object.fromEntries(
    definedFields(definition).flatMap(({ name, field }) => {
      if (field.input !== null) return [];
      const url = fileUrl(field.kind, record[name]);
      return [[name, url ? { url } : null]];
    }),
  );
}
