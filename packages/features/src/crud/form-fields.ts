import { dayAt, wallTime } from '@porchlight/contract/dates';
import { type AnyRecord, type FieldKind, isFile } from '@porchlight/contract/entity';
import { isRequiredInForm } from '@porchlight/contract/schemas';
import type { EntityFormField } from '@porchlight/ui/EntityForm';
import { fileUrl, publicUrl } from './any-record.ts';
import { dateRemark } from './date-remark.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';

/**
 * Controls of the create or edit form. Their rules are the contract's: `formSchema`.
 * @param record the stored record, null for a new one
 */
export function formFields(definition: EntityDefinition, record: AnyRecord | null, now: Date): EntityFormField[] {
  const isNew = record === null;
  return namedFields(definition).map((field) => ({
    name: field.name,
    kind: field.kind,
    label: field.label,
    help: (isNew ? undefined : field.helpInEdit) ?? field.help ?? kindHelp[field.kind],
    required: isRequiredInForm(field, isNew),
    ratio: field.ratio,
    options: field.options && Object.entries(field.options).map(([value, label]) => ({ value, label })),
    suggestFrom: field.kind === 'slug' && isNew ? definition.mainField : undefined,
    address: field.kind === 'slug' ? (values) => wholeAddress(definition, record, values) : undefined,
    remark: (value) => dateRemark(definition.name, field.kind, value, now),
  }));
}

/** What is said of a field whose definition says nothing. */
const kindHelp: Partial<Record<FieldKind, string>> = {
  slug: 'A short name that no other one has. Made from the title when left empty.',
  longText: 'Leave an empty line between paragraphs.',
  dateTime: 'In the time of the place, Eastern Time.',
};

/** Where visitors will see what is typed, without the part before the site's name; a new record has no number yet. */
function wholeAddress(
  definition: EntityDefinition,
  record: AnyRecord | null,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const path = publicUrl(definition, { version: 0, ...record, ...values, id: record?.id ?? newId });
  return path && `${location.host}${path.replace(new RegExp(`/${newId}(?=\\?|$)`), '/…')}`;
}

/** No record has it. */
const newId = 0;

/** What the form of a new record starts with. */
export function proposedValues(definition: EntityDefinition, now: Date): Record<string, string> {
  const today = dayAt(now);
  return Object.fromEntries(
    namedFields(definition).flatMap(({ name, proposed }) => (proposed === 'today' ? [[name, today]] : [])),
  );
}

/** What the form of the next record starts with, after this one: the same day, for those who enter a pile of papers. */
export function repeatedValues(definition: EntityDefinition, record: AnyRecord): Record<string, string | number> {
  const stored = formDefaults(definition, record);
  return Object.fromEntries(
    namedFields(definition).flatMap(({ name, kind }) => {
      const value = stored[name];
      return kind === 'date' && value !== undefined ? [[name, value]] : [];
    }),
  );
}

/** What the form of a stored record starts with. */
export function formDefaults(definition: EntityDefinition, record: AnyRecord): Record<string, string | number> {
  return Object.fromEntries(
    namedFields(definition).flatMap((field) => {
      const { name, kind } = field;
      const value = record[name];
      if (isFile(field) || value === null || value === undefined) return [];
      if (kind === 'dateTime') return [[name, wallTime(String(value)) ?? '']];
      return [[name, typeof value === 'number' ? value : String(value)]];
    }),
  );
}

/** The files a record has now, by field. Their names are the server's and tell people nothing. */
export function currentFiles(definition: EntityDefinition, record: AnyRecord): Record<string, { url: string } | null> {
  return Object.fromEntries(
    namedFields(definition).flatMap((field) => {
      if (!isFile(field)) return [];
      const url = fileUrl(field.kind, record[field.name]);
      return [[field.name, url ? { url } : null]];
    }),
  );
}
