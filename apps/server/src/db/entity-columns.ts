import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { type Field, type FieldKind, withDocuments } from '@porchlight/contract/fields';
import { hasStates, states } from '@porchlight/contract/publication';
import { nameKey } from './name-key.ts';
import type { ColumnValue } from './tables.ts';

/** Returns the column of a field: money is stored in cents, a password as its hash. */
export function columnOf(field: string, kind: FieldKind): string {
  if (kind === 'money') return `${field}_cents`;
  if (kind === 'password') return `${field}_hash`;
  return field;
}

/** Normalizes a text for comparison regardless of case: used for unique email addresses. */
export function comparisonKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** How to normalize the values of a unique field, by its kind. */
const keysOf: Partial<Record<FieldKind, (text: string) => string>> = {
  username: nameKey,
  email: comparisonKey,
  image: (name) => name,
};

/**
 * Returns the unique fields of an entity with the functions that normalize their values; each has a column
 * `{field}_key`. No two live rows may share a value.
 */
export function uniqueFields(name: ResourceName): Readonly<Record<string, (text: string) => string>> {
  return Object.fromEntries(
    Object.entries(entityOf(name).fields).flatMap(([field, { kind, unique }]) =>
      unique ? [[field, keysOf[kind] ?? comparisonKey]] : [],
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
  { name: 'published_at', field: 'published_at', type: 'text', index: 'ofState' },
  { name: 'review_note', field: 'review_note', type: 'text', fallback: '' },
  { name: 'created_by', field: 'created_by', type: 'integer' },
  { name: 'replaces', field: 'replaces', type: 'integer', isUnique: true },
  { name: 'replaces_version', field: 'replaces_version', type: 'integer' },
];

/**
 * Returns the columns of an entity's fields, the `{field}_key` columns of unique fields, and the publication columns.
 */
export function entityColumns(name: ResourceName): FieldColumn[] {
  const entity = entityOf(name);
  const { fields, columns: listColumns } = entity;
  const columns = Object.entries(withDocuments(fields)).flatMap(([field, description]): FieldColumn[] => {
    const column: FieldColumn = { name: columnOf(field, description.kind), field, ...columnTypes[description.kind] };
    // A row without a value would fail the validation of the response.
    if (description.options) column.fallback = Object.keys(description.options)[0];
    const index = listColumns.includes(field) ? indexOf(description) : undefined;
    const isSlug = description.kind === 'slug' ? true : undefined;
    return [
      { ...column, ...(index && { index }), ...(isSlug && { isUnique: isSlug }) },
      ...(description.unique ? [{ name: `${field}_key`, field, ...columnTypes.text, isUnique: true as const }] : []),
    ];
  });
  return hasStates(entity) ? [...columns, ...publicationColumns] : columns;
}

function indexOf({ kind }: Field): FieldColumn['index'] {
  if (['image', 'pdf', 'longText', 'lines', 'document'].includes(kind)) return undefined;
  const { type, fallback } = columnTypes[kind];
  return type === 'text' && fallback === '' ? 'text' : 'value';
}

const text = { type: 'text', fallback: '' } as const;
const optionalText = { type: 'text' } as const;
const columnTypes: Readonly<Record<FieldKind, Pick<FieldColumn, 'type' | 'fallback' | 'check'>>> = {
  text,
  longText: text,
  lines: text,
  timeZone: text,
  document: optionalText,
  slug: text,
  username: text,
  email: text,
  password: text,
  url: text,
  phone: text,
  money: { type: 'integer', fallback: null },
  number: { type: 'integer' },
  year: { type: 'integer' },
  date: optionalText,
  dateTime: optionalText,
  boolean: { type: 'integer', fallback: 0, check: 'in (0, 1)' },
  choice: text,
  focus: text,
  picture: { type: 'integer' },
  pixels: { type: 'integer' },
  image: optionalText,
  pdf: optionalText,
};
