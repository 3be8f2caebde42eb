import type { EntityFormField } from './entity-form-types.ts';

/**
 * What stands beside the text where there is room, and after it where there is none: when, the files, and the address,
 * which is made of the rest. Without a text of its own to stand beside, nothing does. Internal.
 */
export function asideFields(fields: readonly EntityFormField[]): readonly EntityFormField[] {
  const kinds = [['date', 'dateTime'], ['image', 'pdf'], ['slug']];
  const first = fields.filter(({ beside }) => beside);
  const rest = kinds
    .flatMap((some) => fields.filter(({ kind, beside, about }) => !beside && !about && some.includes(kind)))
    .flatMap(({ name, group }) =>
      fields.filter((each) => each.name === name || each.about === name || (group && each.group === group)),
    );
  const aside = [...new Set([...first, ...rest])];
  return aside.length < fields.length ? aside : [];
}

/**
 * Fields by the cards that they stand in, in the order of their first ones: those of a group, and a file with what is said
 * of it. Most stand alone. Internal.
 */
export function groupedFields(fields: readonly EntityFormField[]): [EntityFormField, ...EntityFormField[]][] {
  return [...Map.groupBy(fields, ({ group, about, name }) => group ?? about ?? name).values()].flatMap(
    ([first, ...others]) => (first ? [[first, ...others]] : []),
  );
}
