import { fieldKindViews } from '../../field-kinds/index.ts';
import type { EntityFormField } from './entity-form-types.ts';

/**
 * The fields of the side column, which comes after the text on narrow screens: dates, files, and the slug, which is
 * generated from the rest. Empty if no field would be left for the main column. Internal.
 */
export function asideFields(fields: readonly EntityFormField[]): readonly EntityFormField[] {
  const placedFields = fields.filter(({ beside }) => beside);
  const defaultFields = fields
    .filter(({ kind, beside, about }) => !beside && !about && fieldKindViews[kind].asideRank !== undefined)
    .toSorted((a, b) => (fieldKindViews[a.kind].asideRank ?? 0) - (fieldKindViews[b.kind].asideRank ?? 0))
    .flatMap(({ name, group }) =>
      fields.filter((each) => each.name === name || each.about === name || (group && each.group === group)),
    );
  const aside = [...new Set([...placedFields, ...defaultFields])];
  return aside.length < fields.length ? aside : [];
}

/**
 * Groups fields into cards, in the order of their first fields: those of a group, and a file with the fields that
 * describe it. Most fields are alone. Internal.
 */
export function groupedFields(fields: readonly EntityFormField[]): [EntityFormField, ...EntityFormField[]][] {
  return [...Map.groupBy(fields, ({ group, about, name }) => group ?? about ?? name).values()].flatMap(
    ([first, ...others]) => (first ? [[first, ...others]] : []),
  );
}
