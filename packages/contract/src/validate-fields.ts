import { fieldKindRules } from './field-kinds/index.ts';
import { type Field, type FieldKind, type Fields, fieldKinds } from './fields.ts';

/** Columns that every table has besides its fields. */
const reserved = ['id', 'version', 'created_at', 'updated_at', 'deleted_at'];

const knownKinds = Object.keys(fieldKinds);
/** The kinds that a description can name: a document belongs to its long text. */
const describedKinds = knownKinds.filter((kind) => kind !== 'document');
/** The kinds that fields of an item can have: those that are stored as they are sent and need no other record. */
const itemKinds = Object.entries(fieldKindRules).flatMap(([kind, { fitsItems }]) => (fitsItems ? [kind] : []));
const uniqueKinds = Object.entries(fieldKindRules).flatMap(([kind, { comparedAs }]) => (comparedAs ? [kind] : []));

/** The kind of field that each value of `proposed` is for, with its plural. */
const defaults = { today: ['date', 'dates'], first: ['choice', 'choices'], yes: ['boolean', 'yes and no'] } as const;

/**
 * Finds the faults of the descriptions of fields that the compiler can't find.
 * @param areColumns whether each has a column in a table; those of an item have none
 * @returns the name of a field, and what is wrong with it and the remedy
 */
export function fieldProblems(fields: Fields, areColumns = true): [field: string, problem: string][] {
  const named = Object.entries(fields);
  const described = named.flatMap(([name, field]) => [
    ...[...nameProblems(name, areColumns), ...kindProblems(field, fields)].map((problem): [string, string] => [
      name,
      problem,
    ]),
    ...itemProblems(field.fields).map(([inner, problem]): [string, string] => [`${name}.${inner}`, problem]),
  ]);
  return [...described, ...twins(named.map(([name]) => name))];
}

/** The faults of the fields of an item. */
function itemProblems(fields: Fields = {}): [field: string, problem: string][] {
  const unfit = Object.entries(fields).flatMap(([name, field]): [string, string][] =>
    itemKinds.includes(field.kind)
      ? []
      : [[name, `is of kind ${field.kind}, which items can’t have: use one of ${itemKinds.join(', ')}.`]],
  );
  return unfit.length > 0 ? unfit : fieldProblems(fields, false);
}

function nameProblems(name: string, isColumn: boolean): string[] {
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9_]*$/i.test(name)) problems.push('has an invalid name: use letters, digits and _.');
  if (isColumn && reserved.includes(name))
    problems.push('has the name of a column that every table has: choose another.');
  return problems;
}

/** Databases don't tell names apart that differ in case alone. */
function twins(names: readonly string[]): [string, string][] {
  return [...Map.groupBy(names, (name) => name.toLowerCase()).values()].flatMap(([first, ...others]) =>
    others.map((name): [string, string] => [name, `is there twice, also as ${first}: remove or rename one.`]),
  );
}

function kindProblems(field: Field, fields: Fields): string[] {
  const { kind, label, options, unique, ratio, allowsSitePaths, linkTypes, acceptsSound, proposed, notBefore } = field;
  const { maxCharacters, namesLink, isOutline, fields: itemFields, min, max } = field;
  // A description that is read from elsewhere, or was cast, can name any kind.
  if (!describedKinds.includes(kind))
    return [`is of kind ${kind}, which does not exist: use one of ${describedKinds.join(', ')}.`];
  const problems: string[] = [];
  if (label.trim() === '') problems.push('has no label: add one.');
  const own = fieldKindRules[kind].problem?.(field);
  if (own) problems.push(own);
  if (options && kind !== 'choice') problems.push(`is of kind ${kind} but has options: make it a choice.`);
  if (unique && !uniqueKinds.includes(kind))
    problems.push(`can't be unique: only ${uniqueKinds.join(', ')} can, and a slug always is.`);
  if (field.fields && kind !== 'items') problems.push('has fields, which only items can have.');
  if (ratio && kind !== 'image') problems.push('has a ratio, which only pictures can have.');
  if (field.isLogo && kind !== 'image') problems.push('is a logo, which only pictures can be.');
  if (field.colorRole && kind !== 'color') problems.push('has a colorRole, which only colors can have.');
  if (field.versionOf && fields[field.versionOf]?.kind !== kind)
    problems.push(`can’t be a version of ${field.versionOf}: both have to be of the same kind.`);
  if (allowsSitePaths && kind !== 'url' && kind !== 'link')
    problems.push('has allowsSitePaths, which only links can have.');
  if ((field.to || field.acceptsNames) && kind !== 'references')
    problems.push('refers to records, which only references can.');
  if ((linkTypes || field.linkEntity) && kind !== 'link')
    problems.push('has linkTypes or a linkEntity, which only a link can have.');
  if (isOutline && !Object.values(itemFields ?? {})[0]?.namesLink)
    problems.push('is an outline, but the first field of its items names no link: add namesLink.');
  if ((min !== undefined || max !== undefined) && kind !== 'number')
    problems.push('has a min or a max, which only numbers can have.');
  if (maxCharacters && kind !== 'text') problems.push('has maxCharacters, which only texts can have.');
  if (namesLink && (kind !== 'text' || fields[namesLink]?.kind !== 'link'))
    problems.push(`can’t name ${namesLink}: only a text can name a link of the same item.`);
  if (acceptsSound && !allowsSitePaths)
    problems.push('accepts sounds, whose links are paths of this site: add allowsSitePaths.');
  if (notBefore && !areComparable(kind, fields[notBefore]?.kind))
    problems.push(`can’t be compared with ${notBefore}: both have to be dates of the same kind.`);
  const [expectedKind, plural] = (proposed && defaults[proposed]) ?? [kind];
  if (kind !== expectedKind) problems.push(`proposes ${proposed}, which only ${plural} can.`);
  return problems;
}

function areComparable(end: FieldKind, start: FieldKind | undefined): boolean {
  return end === start && fieldKindRules[end].filteredBy === 'days';
}
