import type { AnyRecord } from '@porchlight/contract/entity';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { type Field, isFile } from '@porchlight/contract/fields';
import { documentKey } from '@porchlight/contract/rich-text';
import { formValueText, readDocument } from '@porchlight/contract/rich-text-strings';
import type { EntityFormState } from '@porchlight/ui/inputs/EntityForm';
import {
  documentWithFileUrls,
  type EntityDefinition,
  namedFields,
  recordWithFileUrls,
  withFilledFacts,
} from '../entity/index.ts';

/** Shown instead of an empty title. */
const untitled = 'No title yet';

/** A long text's properties in a record: plain text and document. */
function previewedText(name: string, value: string) {
  return { [name]: formValueText(value), [documentKey(name)]: documentWithFileUrls(readDocument(value)) };
}

/** The value that would be saved for typed text. */
function savedValue(field: Field, typed: string): unknown {
  const { fromForm } = fieldKindRules[field.kind];
  return fromForm ? fromForm(typed, field) : typed;
}

/**
 * The record that a form would save, for its public page to render.
 * @param record the stored record, null for a new one
 * @param blobUrlOf returns the blob URL of a selected file
 */
export function previewedRecord(
  definition: EntityDefinition,
  record: AnyRecord | null,
  { values, files }: EntityFormState,
  blobUrlOf: (file: File) => string,
): AnyRecord {
  const storedRecord = record && recordWithFileUrls(definition, record);
  const now = new Date().toISOString();
  const previewValues: Record<string, unknown> = {};
  for (const field of namedFields(definition)) {
    const { name, kind } = field;
    const file = files[name];
    if (file) previewValues[name] = blobUrlOf(file);
    else if (isFile(field))
      previewValues[name] = values[`${name}_from`] === '0' ? null : (storedRecord?.[name] ?? null);
    else if (kind === 'longText') Object.assign(previewValues, previewedText(name, values[name] ?? ''));
    else previewValues[name] = savedValue(field, values[name] ?? '');
  }
  const main = definition.mainField;
  if (String(previewValues[main] ?? '').trim() === '') previewValues[main] = untitled;
  return withFilledFacts(definition, {
    ...{ id: 0, version: 0, created_at: now, updated_at: now },
    ...record,
    ...previewValues,
  });
}
