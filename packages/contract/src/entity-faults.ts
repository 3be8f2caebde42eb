import type { Entity } from './entity.ts';
import type { FieldKind } from './fields.ts';

/** Columns that every table has besides its fields. */
const reserved = ['id', 'version', 'created_at', 'updated_at', 'deleted_at'];
const uniqueKinds: readonly FieldKind[] = ['username', 'email', 'image'];

/** Path of the file with an entity's description. */
export function descriptionFile(name: string): string {
  return `packages/contract/src/entities/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/**
 * Checks descriptions for faults that the compiler can't find.
 * @returns sentences that name the file, the field and the remedy; empty when there are none
 */
export function entityFaults(entities: Readonly<Record<string, Entity>>): string[] {
  const all = Object.entries(entities);
  return [...all.flatMap(([name, entity]) => faultsOf(name, entity)), ...sharedValues(all)];
}

/** The kind of field that each value of `proposed` is for, with its plural. */
const proposers = { today: ['date', 'dates'], first: ['choice', 'choices'], yes: ['boolean', 'yes and no'] } as const;

function faultsOf(name: string, { fields, ...entity }: Entity): string[] {
  const file = descriptionFile(name);
  const faults: string[] = [];
  const fault = (field: string, what: string) => faults.push(`${file}: the field ${field} ${what}`);
  for (const [
    field,
    { kind, label, required, options, unique, ratio, ownPaths, takesSound, proposed, notBefore },
  ] of Object.entries(fields)) {
    if (!/^[a-z][a-z0-9_]*$/i.test(field)) fault(field, 'has to be named by letters, digits and _.');
    if (reserved.includes(field)) fault(field, 'has the name of a column that every table has: give it another.');
    if (label.trim() === '') fault(field, 'has no label: say what it asks for.');
    if (kind === 'choice' && Object.keys(options ?? {}).length === 0)
      fault(field, 'is a choice without options: name its values.');
    if (kind !== 'choice' && options) fault(field, `is of kind ${kind} and has options: make it a choice.`);
    if (unique && !uniqueKinds.includes(kind))
      fault(field, `can't be unique: ${uniqueKinds.join(', ')} can, and a slug is.`);
    if (kind === 'money' && !required) fault(field, 'is money, which can’t be left empty: say that it is required.');
    if (ratio && kind !== 'image') fault(field, 'has a ratio, which pictures have alone.');
    if (ownPaths && kind !== 'url') fault(field, 'takes own paths, which links do alone.');
    if (takesSound && !ownPaths)
      fault(field, 'takes sounds, whose links are paths of this site: let it take own paths.');
    if (notBefore && (fields[notBefore]?.kind !== kind || !['date', 'dateTime'].includes(kind)))
      fault(field, `may not be before ${notBefore}: both have to be dates of one kind.`);
    const [proposing, plural] = (proposed && proposers[proposed]) ?? [kind];
    if (kind !== proposing) fault(field, `proposes ${proposed}, which ${plural} can alone.`);
  }
  const {
    mainField,
    columns,
    secondLine,
    exception,
    defaultSort,
    dated,
    hasPictures,
    view,
    paged,
    publicUrl,
    search,
    open,
  } = entity;
  const named = {
    mainField,
    secondLine,
    exception,
    defaultSort: defaultSort.replace('-', ''),
    date: search?.date,
    type: search?.type,
  };
  for (const [use, field] of Object.entries(named)) {
    const isKnown = field === undefined || field in fields || field === 'created_at';
    if (!isKnown) fault(field, `stands in ${use} and is not described: describe it or name another.`);
  }
  for (const field of [...columns, ...(search?.subtitle ?? []), ...[search?.body ?? []].flat()])
    if (!(field in fields))
      fault(field, 'stands in columns or search and is not described: describe it or name another.');
  for (const field of Object.keys(view?.filters ?? {}))
    if (!(field in fields)) fault(field, 'stands in view and is not described: describe it or name another.');
  if (columns[0] !== mainField) fault(mainField, 'is the main one: name it first in columns.');
  if (dated && !fields.date) faults.push(`${file}: dated needs a field date: describe it, or leave dated out.`);
  const hasImage = Object.values(fields).some(({ kind }) => kind === 'image');
  if (hasPictures && !hasImage) faults.push(`${file}: hasPictures needs an image: describe one, or leave it out.`);
  if (paged && !publicUrl) faults.push(`${file}: paged needs publicUrl: say where visitors see a record.`);
  if (paged && !open?.includes('single')) faults.push(`${file}: paged needs open: visitors may not read a record.`);
  if (open?.includes('list') && entity.area !== 'content')
    faults.push(`${file}: area is ${entity.area}, and open lets visitors read it: make it content, or close it.`);
  // Anybody can search the index.
  if (search && !open?.includes('list'))
    faults.push(`${file}: search needs open: visitors would find what they may not read.`);
  if (search && (search.code < 1 || search.code > 14)) faults.push(`${file}: search.code has to be 1 to 14.`);
  return faults;
}

/** Finds values that must be unique among entities but are shared. */
function sharedValues(all: readonly [string, Entity][]): string[] {
  const uses: Record<string, (entity: Entity) => unknown> = {
    table: ({ table }) => table,
    noun: ({ noun }) => noun,
    'screens.list': ({ screens }) => screens.list,
    'screens.one': ({ screens }) => screens.one,
    'search.code': ({ search }) => search?.code,
  };
  return Object.entries(uses).flatMap(([use, valueIn]) =>
    [...Map.groupBy(all, ([, entity]) => valueIn(entity))].flatMap(([value, [first, ...others]]) =>
      value === undefined || !first
        ? []
        : others.map(
            ([name]) =>
              `${descriptionFile(name)}: ${use} is ${String(value)}, as in ${descriptionFile(first[0])}: give it another.`,
          ),
    ),
  );
}
