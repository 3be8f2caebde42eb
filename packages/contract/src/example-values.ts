import { entityOf, type ResourceName } from './entities.ts';
import type { Field } from './entity.ts';

/**
 * Values that a create call takes, made of an entity's description: of every field but its files and its slug. The
 * API's document shows them, and tests make records of them.
 * @param number tells records apart: `exampleValues('event', 2)` differs from `exampleValues('event', 1)`
 */
export function exampleValues(name: ResourceName, number = 1): Record<string, string | number | boolean> {
  const { fields, mainField, singular } = entityOf(name);
  const title = `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${number}`;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, description]) => {
      const value = field === mainField && description.kind === 'text' ? title : exampleValue(description, number);
      return value === null ? [] : [[field, value]];
    }),
  );
}

function exampleValue({ kind, label, options = {} }: Field, number: number): string | number | boolean | null {
  switch (kind) {
    case 'text':
      return label;
    case 'longText':
      return 'Bring a jar.\n\nTake a jar.';
    case 'username':
      return `colleague ${number}`;
    case 'email':
      return `neighbor${number}@example.org`;
    case 'password':
      return 'their own password';
    case 'url':
      return 'https://example.org/listen';
    case 'phone':
      return '(229) 555-0142';
    case 'money':
      return 25.5;
    case 'year':
      return 1968;
    case 'date':
      return '2026-03-14';
    case 'dateTime':
      return '2026-04-01T18:30';
    case 'boolean':
      return true;
    case 'choice':
      return Object.keys(options)[0] ?? null;
    case 'slug':
    case 'image':
    case 'pdf':
      return null;
    default:
      return kind satisfies never;
  }
}
