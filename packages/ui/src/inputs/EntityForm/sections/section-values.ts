/** Values of sections as they are stored, and as the controls of a form have them: a text for each. */

import { itemsText, readItems } from '@porchlight/contract/items';
import { documentIn } from '@porchlight/contract/rich-text';
import { documentFormValue, documentOf, readDocument } from '@porchlight/contract/rich-text-strings';
import type { SectionValue, SectionValues } from '@porchlight/contract/sections/section';
import { itemsOf } from '@porchlight/contract/sections/stored-sections';
import type { EntityFormField } from '../entity-form-types.ts';

type ValueField = Pick<EntityFormField, 'name' | 'kind' | 'fields'>;

/** The text of a stored value in its control. */
export function toTypedValue({ kind, fields = [] }: ValueField, value: SectionValue | undefined = null): string {
  switch (kind) {
    case 'longText': {
      const document = documentIn(value);
      return document ? documentFormValue(document) : plainValue(value);
    }
    case 'items':
      return itemsText(itemsOf(value).map((item) => toTypedValues(fields, item)));
    case 'boolean':
      return String(value === true);
    default:
      return plainValue(value);
  }
}

/** The texts of stored values in their controls, by the names of the fields. */
export function toTypedValues(fields: readonly ValueField[], values: SectionValues): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, toTypedValue(field, values[field.name])]));
}

/**
 * The stored value of a text in a control. What can't be stored, such as a number in words, stays as typed: it is
 * reported at its field.
 * @param stored the value before, which is returned if it is what was typed: then the form has no change
 */
export function toStoredValue(field: ValueField, typed: string, stored?: SectionValue): SectionValue {
  if (stored !== undefined && toTypedValue(field, stored) === typed) return stored;
  switch (field.kind) {
    case 'longText':
      return typed.trim() === '' ? null : (readDocument(typed) ?? documentOf(typed));
    case 'items':
      return (readItems(typed) ?? []).map((item) => storedItem(field.fields ?? [], item));
    case 'boolean':
      return typed === 'true';
    case 'image':
    case 'pdf':
      return typed || null;
    case 'number':
      return storedNumber(typed);
    default:
      return typed;
  }
}

function storedItem(fields: readonly ValueField[], item: Readonly<Record<string, unknown>>): SectionValues {
  return Object.fromEntries(fields.map((field) => [field.name, toStoredValue(field, String(item[field.name] ?? ''))]));
}

function storedNumber(typed: string): SectionValue {
  if (typed === '') return null;
  return String(Number(typed)) === typed ? Number(typed) : typed;
}

const plainValue = (value: SectionValue) => (value === null || typeof value === 'object' ? '' : String(value));
