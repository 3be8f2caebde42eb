import { isRequiredInForm } from '@porchlight/contract/entities';
import { type EntityFormField, toWallTime } from '@porchlight/ui/EntityForm';
import { dayOf } from '../dates/index.ts';
import { type AnyRecord, fileUrl, mainField } from './any-record.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { definedFields } from './entity-fields.ts';

/** Controls of the create or edit form. Their rules are the contract's: `formSchema`. */
export function formFields(definition: AnyEntityDefinition, isNew: boolean): EntityFormField[] {
  return definedFields(definition).map(({ name, field, words }) => ({
    name,
    kind: field.kind,
    label: words.label,
    help: (isNew ? undefined : words.helpInEdit) ?? words.help,
    required: isRequiredInForm(field, isNew),
    options: field.options?.map((value) => ({ value, label: words.optionLabels?.[value] ?? value })),
    suggestFrom: field.kind === 'slug' && isNew ? mainField(definition) : undefined,
  }));
}

/** What the form of a new record starts with. */
export function proposedValues(definition: AnyEntityDefinition, now: Date): Record<string, string> {
  const today = dayOf(now.toISOString()) ?? '';
  return Object.fromEntries(
    definedFields(definition).flatMap(({ name, words }) => (words.proposed === 'today' ? [[name, today]] : [])),
  );
}

/** What the form of a stored record starts with. */
export function formDefaults(definition: AnyEntityDefinition, record: AnyRecord): Record<string, string | number> {
  return Object.fromEntries(
    definedFields(definition).flatMap(({ name, field }) => {
      const value = record[name];
      if (field.input === null || value === null || value === undefined) return [];
      return [[name, field.kind === 'dateTime' ? toWallTime(String(value)) : (value as string | number)]];
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
