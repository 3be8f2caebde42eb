import type { AnyRecord } from '@porchlight/contract/entity';
import { inputSchema } from '@porchlight/contract/field-schemas';
import { type Field, isFile } from '@porchlight/contract/fields';
import { documentKey } from '@porchlight/contract/rich-text';
import { readDocument, textIn } from '@porchlight/contract/rich-text-strings';
import type { EntityFormState } from '@porchlight/ui/EntityForm';
import { withOpenFiles } from './any-record.ts';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';
import { openDocument } from './open-files.ts';

/** Stands where a title will be, so that the page is whole without one. */
const untitled = 'No title yet';

/** A text as a record has it. */
function previewedText(name: string, value: string) {
  return { [name]: textIn(value), [documentKey(name)]: openDocument(readDocument(value)) };
}

/** What is saved of a number as it is typed; null while it can't be. */
function readNumber(field: Field, typed: string | undefined): unknown {
  return inputSchema(field)?.safeParse(typed).data ?? null;
}

/**
 * The record that a form would make, for a page to draw.
 * @param record the stored record, null for a new one
 * @param addressOf the address that the browser has made for a chosen file
 */
export function previewedRecord(
  definition: EntityDefinition,
  record: AnyRecord | null,
  { values, files }: EntityFormState,
  addressOf: (file: File) => string,
): AnyRecord {
  const opened = record && withOpenFiles(definition, record);
  const now = new Date().toISOString();
  const typed: Record<string, unknown> = {};
  for (const field of namedFields(definition)) {
    const { name, kind } = field;
    const file = files[name];
    if (file) typed[name] = addressOf(file);
    else if (isFile(field)) typed[name] = opened?.[name] ?? null;
    // A moment without an offset is read as the organization’s clock shows it, which is how it is typed.
    else if (kind === 'dateTime' || kind === 'date') typed[name] = values[name] || null;
    else if (['money', 'number', 'year'].includes(kind)) typed[name] = readNumber(field, values[name]);
    else if (kind === 'longText') Object.assign(typed, previewedText(name, values[name] ?? ''));
    else if (kind === 'boolean') typed[name] = values[name] === 'true';
    else typed[name] = values[name] ?? '';
  }
  const main = definition.mainField;
  if (String(typed[main] ?? '').trim() === '') typed[main] = untitled;
  return { id: 0, version: 0, created_at: now, updated_at: now, ...record, ...typed };
}
