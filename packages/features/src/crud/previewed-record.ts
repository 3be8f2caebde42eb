import { type AnyRecord, isFile } from '@porchlight/contract/entity';
import type { EntityFormState } from '@porchlight/ui/EntityForm';
import type { EntityDefinition } from './entity-definition.ts';
import { namedFields } from './entity-definition.ts';

/** Stands where a title will be, so that the page is whole without one. */
const untitled = 'No title yet';

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
  const now = new Date().toISOString();
  const typed: Record<string, unknown> = {};
  for (const field of namedFields(definition)) {
    const { name, kind } = field;
    const file = files[name];
    if (file) typed[name] = addressOf(file);
    else if (isFile(field)) typed[name] = record?.[name] ?? null;
    // A moment without an offset is read as the organization’s clock shows it, which is how it is typed.
    else if (['dateTime', 'date', 'year'].includes(kind)) typed[name] = values[name] || null;
    else if (kind === 'boolean') typed[name] = values[name] === 'true';
    else typed[name] = values[name] ?? '';
  }
  const main = definition.mainField;
  if (String(typed[main] ?? '').trim() === '') typed[main] = untitled;
  return { id: 0, version: 0, created_at: now, updated_at: now, ...record, ...typed };
}
