import type { Field } from '@porchlight/contract/fields';
import type { EntityShowField } from '@porchlight/ui/data-display/EntityShow';
import { isEmptyValue } from '@porchlight/ui/data-display/FieldValue';
import { type EntityDefinition, namedFields } from '../entity/index.ts';

/**
 * A record's fields that have a value. Beside its public page only what that leaves open: the fields that it does not
 * show, and the descriptions of its pictures.
 * @param shown all fields of the record
 */
export function recordFacts(definition: EntityDefinition, shown: readonly EntityShowField[]): EntityShowField[] {
  const filled = shown.filter(({ value }) => !isEmptyValue(value));
  if (!definition.preview) return filled;
  const fields = new Map(namedFields(definition).map((field) => [field.name, field]));
  return filled.flatMap((each): EntityShowField[] => {
    const field = fields.get(each.name);
    if (!field || isOffPage(field)) return [each];
    if (field.kind !== 'image' || !each.caption) return [];
    return [{ name: `${each.name}_caption`, label: each.label, kind: 'text', value: each.caption }];
  });
}

function isOffPage({ kind, isOffPage: isMarked }: Field): boolean {
  return isMarked ?? kind === 'slug';
}

/** The names of a record's fields that have no value, as one fact; none if all have one. */
export function emptyFacts(shown: readonly EntityShowField[]): EntityShowField[] {
  // Most things happen once: not repeating is no gap.
  const empty = shown
    .filter(({ kind, value }) => isEmptyValue(value) && kind !== 'recurrence')
    .map(({ label }) => label);
  if (empty.length === 0) return [];
  const value = new Intl.ListFormat('en-US', { type: 'unit' }).format(empty);
  return [{ name: 'own:empty', label: 'Not filled in', kind: 'text', value }];
}
