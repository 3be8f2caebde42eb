import type { EntityFormState } from '@porchlight/ui/EntityForm';
import { type AnyRecord, mainField } from './any-record.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { definedFields } from './entity-fields.ts';

/** Stands where a title will be, so that the page is whole without one. */
const untitled = 'No title yet';

/**
 * The record that a form would make, for a page to draw. Chosen files are named by addresses that the browser has made
 * for them; `forget` frees these.
 * @param record the stored record, null for a new one
 */
export function previewedRecord(
  definition: AnyEntityDefinition,
  record: AnyRecord | null,
  { values, files }: EntityFormState,
): { record: AnyRecord; forget: () => void } {
  const now = new Date().toISOString();
  const typed: Record<string, unknown> = {};
  const addresses: string[] = [];
  for (const { name, field } of definedFields(definition)) {
    const file = files[name];
    if (file) {
      const address = URL.createObjectURL(file);
      addresses.push(address);
      typed[name] = address;
    } else if (field.input === null) typed[name] = record?.[name] ?? null;
    // A moment without an offset is read as the organization’s clock shows it, which is how it is typed.
    else if (field.kind === 'dateTime' || field.kind === 'date') typed[name] = values[name] || null;
    else typed[name] = values[name] ?? '';
  }
  const main = mainField(definition);
  if (String(typed[main] ?? '').trim() === '') typed[main] = untitled;
  return {
    record: { id: 0, version: 0, created_at: now, updated_at: now, ...record, ...typed },
    forget: () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    },
  };
}
