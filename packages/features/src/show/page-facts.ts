import type { Field } from '@porchlight/contract/fields';
import type { EntityShowField } from '@porchlight/ui/data-display/EntityShow';
import { isEmptyValue } from '@porchlight/ui/data-display/FieldValue';
import { type EntityDefinition, namedFields } from '../entity/index.ts';

/**
 * What the preview of a record's page leaves open: the fields that it does not show, the descriptions of its pictures,
 * and the names of the fields that have no value.
 * @param shown all fields of the record
 */
export function factsBesidePage(definition: EntityDefinition, shown: readonly EntityShowField[]): EntityShowField[] {
  const fields = new Map(namedFields(definition).map((field) => [field.name, field]));
  const empty = shown.filter(({ value }) => isEmptyValue(value)).map(({ label }) => label);
  const facts = shown.flatMap((each): EntityShowField[] => {
    if (isEmptyValue(each.value)) return [];
    const field = fields.get(each.name);
    if (!field || isOffPage(field)) return [each];
    if (field.kind !== 'image' || !each.caption) return [];
    return [{ name: `${each.name}_caption`, label: each.label, kind: 'text', value: each.caption }];
  });
  if (empty.length === 0) return facts;
  const value = new Intl.ListFormat('en-US', { type: 'unit' }).format(empty);
  return [...facts, { name: 'own:empty', label: 'Not filled in', kind: 'text', value }];
}

function isOffPage({ kind, isOffPage: isMarked }: Field): boolean {
  return isMarked ?? kind === 'slug';
}
