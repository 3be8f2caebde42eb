import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { FieldKindRules, Storage } from '@porchlight/contract/field-kinds/field-kind-rules';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { type FieldKind, fieldsOfKind, withDocuments } from '@porchlight/contract/fields';
import { hasStates, states } from '@porchlight/contract/publication';
import { pathKey } from '@porchlight/contract/site-paths';
import { nameKey } from './name-key.ts';
import type { ColumnValue } from './tables.ts';

/** Returns the column of a field: money is stored in cents, a password as its hash. */
export function columnOf(field: string, kind: FieldKind): string {
  return `${field}${storages[fieldKindRules[kind].stored].suffix ?? ''}`;
}

/** Normalizes a text for comparison regardless of case: used for unique email addresses. */
export function comparisonKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** How to normalize the values of a unique field, by how they are compared. */
const keysOf: Readonly<Record<NonNullable<FieldKindRules['comparedAs']>, (text: string) => string>> = {
  name: nameKey,
  text: comparisonKey,
  path: pathKey,
  exact: (name) => name,
};

/**
 * Returns the unique fields of an entity with the functions that normalize their values; each has a column
 * `{field}_key`. No two live rows may share a value.
 */
export function uniqueFields(name: ResourceName): Readonly<Record<string, (text: string) => string>> {
  return Object.fromEntries(
    Object.entries(entityOf(name).fields).flatMap(([field, { kind, unique }]) =>
      unique ? [[field, keysOf[fieldKindRules[kind].comparedAs ?? 'text']]] : [],
    ),
  );
}

/** Returns the values of the `{field}_key` columns for the unique fields among a row's columns. */
export function keyColumns(name: ResourceName, columns: Record<string, ColumnValue>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(uniqueFields(name)).flatMap(([field, keyOf]) => {
      const value = columns[field];
      return typeof value === 'string' ? [[`${field}_key`, keyOf(value)]] : [];
    }),
  );
}

/**
 * Name of the column with what the visitors' search finds a record by besides its own texts: its sections, its texts with
 * facts filled in, and the names in its byline. Undefined for an entity that visitors can't search.
 */
export function searchColumn(name: ResourceName): string | undefined {
  const { fields, search } = entityOf(name);
  const [sections = 'search'] = fieldsOfKind(fields, 'sections');
  return search && `${sections}_text`;
}

/** A column as the description of its field requires it. */
export interface FieldColumn {
  name: string;
  /** The field that it holds. */
  field: string;
  type: 'text' | 'integer';
  /** Default value; undefined for a nullable column, null for a column that is required and has no default. */
  fallback?: string | 0 | null;
  /** SQL of the check constraint after the column's name. */
  check?: string;
  /**
   * How it is indexed for the dashboard's list: `text` in lower case, `ofState` only in the index that begins with the
   * state.
   */
  index?: 'text' | 'value' | 'ofState';
  /** Whether its values are unique among live rows; empty ones don't count. */
  isUnique?: true;
}

/** The columns of an entity whose records have states. */
const publicationColumns: readonly FieldColumn[] = [
  {
    name: 'state',
    field: 'state',
    type: 'text',
    index: 'value',
    fallback: 'published',
    check: `in (${states.map((state) => `'${state}'`).join(', ')})`,
  },
  { name: 'publish_at', field: 'publish_at', type: 'text', index: 'ofState' },
  { name: 'visible_until', field: 'visible_until', type: 'text', index: 'ofState' },
  { name: 'published_at', field: 'published_at', type: 'text', index: 'ofState' },
  { name: 'review_note', field: 'review_note', type: 'text', fallback: '' },
  { name: 'created_by', field: 'created_by', type: 'integer' },
  { name: 'replaces', field: 'replaces', type: 'integer', isUnique: true },
  { name: 'replaces_version', field: 'replaces_version', type: 'integer' },
];

/**
 * Returns the columns of an entity's fields, the `{field}_key` columns of unique fields, the column for
 * the search, and the publication columns.
 */
export function entityColumns(name: ResourceName): FieldColumn[] {
  const entity = entityOf(name);
  const { fields, columns: listColumns } = entity;
  const columns = Object.entries(withDocuments(fields)).flatMap(([field, description]): FieldColumn[] => {
    const { stored } = fieldKindRules[description.kind];
    const column: FieldColumn = { name: columnOf(field, description.kind), field, ...storages[stored].column };
    // A row without a value would fail the validation of the response.
    if (description.options) column.fallback = Object.keys(description.options)[0];
    const index = listColumns.includes(field) ? indexOf(description.kind) : undefined;
    const isUnique = description.kind === 'slug' ? true : undefined;
    return [
      { ...column, ...(index && { index }), ...(isUnique && { isUnique }) },
      ...(description.unique
        ? [{ name: `${field}_key`, field, ...storages.text.column, isUnique: true as const }]
        : []),
    ];
  });
  const searched = searchColumn(name);
  return [
    ...columns,
    ...(searched ? [{ name: searched, field: 'search', ...storages.text.column }] : []),
    ...(hasStates(entity) ? publicationColumns : []),
  ];
}

function indexOf(kind: FieldKind): FieldColumn['index'] {
  const { isIndexed, stored } = fieldKindRules[kind];
  if (!isIndexed) return undefined;
  return stored === 'text' ? 'text' : 'value';
}

/** The column of a field without a value. */
export function emptyColumn(kind: FieldKind): string | 0 | null {
  return storages[fieldKindRules[kind].stored].column.fallback ?? null;
}

/** A column of each storage, and what its name has after the field's. */
const storages: Readonly<
  Record<Storage, { column: Pick<FieldColumn, 'type' | 'fallback' | 'check'>; suffix?: string }>
> = {
  text: { column: { type: 'text', fallback: '' } },
  hash: { column: { type: 'text', fallback: '' }, suffix: '_hash' },
  fileName: { column: { type: 'text' } },
  integer: { column: { type: 'integer' } },
  cents: { column: { type: 'integer', fallback: null }, suffix: '_cents' },
  flag: { column: { type: 'integer', fallback: 0, check: 'in (0, 1)' } },
  day: { column: { type: 'text' } },
  moment: { column: { type: 'text' } },
  document: { column: { type: 'text' } },
  list: { column: { type: 'text', fallback: '[]' } },
};
