import { entityOf, type ResourceName } from './entities.ts';
import type { Field, LineKind } from './fields.ts';

/**
 * Example values for a create call, derived from an entity's description: all fields except files, slug and end. Used
 * in the OpenAPI document and by tests.
 * @param number makes records differ: `exampleValues('event', 2)` is not `exampleValues('event', 1)`
 */
export function exampleValues(name: ResourceName, number = 1): Record<string, string | number | boolean> {
  const { fields, mainField, singular } = entityOf(name);
  const title = `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${number}`;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, description]) => {
      // An end before its start is rejected, and an end is never required.
      if (description.notBefore) return [];
      const value = field === mainField && description.kind === 'text' ? title : exampleValue(description, number);
      return value === null ? [] : [[field, value]];
    }),
  );
}

function exampleValue({ kind, label, lineKind, options = {} }: Field, seed: number): string | number | boolean | null {
  switch (kind) {
    case 'text':
      return label;
    case 'longText':
      return 'Bring a jar.\n\nTake a jar.';
    case 'lines':
      return lineKind ? exampleLines[lineKind] : null;
    case 'timeZone':
      return 'America/Chicago';
    case 'username':
      return `colleague ${seed}`;
    case 'email':
      return `neighbor${seed}@example.org`;
    case 'password':
      return 'their own password';
    case 'url':
      return 'https://example.org/listen';
    case 'phone':
      return '(229) 555-0142';
    case 'money':
      return 25.5;
    case 'number':
      return 12;
    case 'year':
      return 1968;
    case 'date':
      return '2026-03-14';
    case 'dateTime':
      return '2026-04-01T18:30';
    case 'focus':
      return `${seed % 100}% 70%`;
    case 'boolean':
      return false;
    case 'choice':
      return Object.keys(options)[0] ?? null;
    case 'slug':
    case 'document':
    case 'picture':
    case 'pixels':
    case 'image':
    case 'pdf':
      return null;
    default:
      return kind satisfies never;
  }
}

/** An example line of each kind. */
const exampleLines: Readonly<Record<LineKind, string>> = {
  hours: 'Monday 09:00-17:00',
  exception: '2026-12-25 closed',
  amount: '25 A box of groceries',
  social: 'https://facebook.com/example',
};
