import type { Entity } from './entity.ts';
import { fieldsOfKind } from './fields.ts';
import { fieldProblems } from './validate-fields.ts';

/** Path of the file with an entity's description. */
export function descriptionFile(name: string): string {
  return `packages/contract/src/entities/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/**
 * Checks descriptions for errors that the compiler can't find.
 * @returns sentences that name the file, the field and the remedy; empty when there are none
 */
export function validateEntities(entities: Readonly<Record<string, Entity>>): string[] {
  const entries = Object.entries(entities);
  return [...entries.flatMap(([name, entity]) => errorsOf(name, entity)), ...duplicateErrors(entries)];
}

function errorsOf(name: string, { fields, ...entity }: Entity): string[] {
  const file = descriptionFile(name);
  const errors: string[] = [];
  const fail = (field: string, problem: string) => errors.push(`${file}: the field ${field} ${problem}`);
  for (const [field, problem] of fieldProblems(fields)) fail(field, problem);
  const {
    mainField,
    nameField,
    columns,
    secondLine,
    exception,
    defaultSort,
    dated,
    hasPictures,
    views = [],
    defaultView,
    paged,
    publicUrl,
    search,
    open,
  } = entity;
  const usedFields = {
    mainField,
    nameField,
    secondLine,
    exception,
    defaultSort: defaultSort.replace('-', ''),
    date: search?.date,
    type: search?.type,
  };
  for (const [use, field] of Object.entries(usedFields)) {
    const isField = field === undefined || field in fields || field === 'created_at';
    if (!isField) fail(field, `is used in ${use} but not described: describe it or use another.`);
  }
  for (const field of [...columns, ...(search?.subtitle ?? []), ...[search?.body ?? []].flat()])
    if (!(field in fields)) fail(field, 'is used in columns or search but not described: describe it or use another.');
  for (const field of new Set(columns.filter((each, index) => columns.indexOf(each) !== index)))
    fail(field, 'is twice in columns: remove one.');
  for (const field of views.flatMap(({ filters }) => Object.keys(filters)))
    if (!(field in fields)) fail(field, 'is used in views but not described: describe it or use another.');
  if (defaultView && !views.some(({ label }) => label === defaultView))
    errors.push(`${file}: defaultView is ${defaultView}, but views has none with this label: add it, or use another.`);
  if (columns[0] !== mainField) fail(mainField, 'is the main field: put it first in columns.');
  if (secondLine && secondLine in fields && !columns.includes(secondLine))
    fail(secondLine, 'is the second line: add it to columns.');
  if (dated && !fields.date) errors.push(`${file}: dated needs a field date: describe it, or remove dated.`);
  if (hasPictures && fieldsOfKind(fields, 'image').length === 0)
    errors.push(`${file}: hasPictures needs an image field: describe one, or remove hasPictures.`);
  if (paged && !publicUrl) errors.push(`${file}: paged needs publicUrl: add the URL of a record’s public page.`);
  if (paged && !open?.includes('single')) errors.push(`${file}: paged needs open: visitors can’t read a record.`);
  if (open?.includes('list') && entity.area !== 'content')
    errors.push(`${file}: area is ${entity.area}, but open lets visitors read it: make it content, or remove open.`);
  // Anybody can search the index.
  if (search && !open?.includes('list'))
    errors.push(`${file}: search needs open: visitors would find records that they can’t read.`);
  if (search && (search.code < 1 || search.code > 14)) errors.push(`${file}: search.code has to be 1 to 14.`);
  return errors;
}

/** Finds values that must be unique among entities but are shared. */
function duplicateErrors(entries: readonly [string, Entity][]): string[] {
  const uses: Record<string, (entity: Entity) => unknown> = {
    table: ({ table }) => table,
    noun: ({ noun }) => noun,
    'screens.list': ({ screens }) => screens.list,
    'screens.one': ({ screens }) => screens.one,
    'search.code': ({ search }) => search?.code,
  };
  return Object.entries(uses).flatMap(([use, getValue]) =>
    [...Map.groupBy(entries, ([, entity]) => getValue(entity))].flatMap(([value, [first, ...others]]) =>
      value === undefined || !first
        ? []
        : others.map(
            ([name]) =>
              `${descriptionFile(name)}: ${use} is ${String(value)}, as in ${descriptionFile(first[0])}: choose another.`,
          ),
    ),
  );
}
