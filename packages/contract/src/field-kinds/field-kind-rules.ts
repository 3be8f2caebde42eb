import type { Field, FieldItem } from '../fields.ts';
import type { StoredSection } from '../sections/section.ts';
import type { z } from '../zod.ts';

/**
 * How a value is stored: which type its column has, and how it is converted. `cents` are in a column `{field}_cents`, a
 * `hash` is in `{field}_hash`; a `day`, a `moment` and a `document` may be null, as may `fileName` and `integer`. A
 * `document` and a `list` are JSON.
 */
export type Storage =
  | 'text'
  | 'hash'
  | 'fileName'
  | 'integer'
  | 'cents'
  | 'flag'
  | 'day'
  | 'moment'
  | 'document'
  | 'list';

/** JSON Schema of a value, beyond what its Zod schema says. */
export type SchemaNote = z.core.JSONSchema.BaseSchema;

/** JSON Schema of a value that contains fields. @param noteOf returns that of one of them */
export type ContainerNote = (field: Field, noteOf: (field: Field) => SchemaNote) => SchemaNote;

/** Returns the rules of another kind, by which a kind's own module avoids importing the table. */
export type RulesLookup = (field: Pick<Field, 'kind'>) => FieldKindRules;

/** What is wrong with one field of an item. */
export interface ItemProblem {
  /** Place of the item, from 0. */
  index: number;
  /** Name of the field. */
  name: string;
  message: string;
}

/** A value for an example. */
export type SampleValue = string | number | boolean | readonly (FieldItem | StoredSection)[];

/** What is true for all fields of a kind, wherever they are shown. What is seen of them is in `ui/src/field-kinds`. */
export interface FieldKindRules {
  /**
   * Schema of a value in a request, from JSON or a form, whose values are all strings; null where requests have none.
   * @param rulesOf for a kind that contains fields of other kinds
   */
  input: (field: Field, rulesOf: RulesLookup) => z.ZodType | null;
  /** Schema of a value in a response; null where responses have none. */
  response: (field: Field, rulesOf: RulesLookup) => z.ZodType | null;
  stored: Storage;
  /** How lists sort it: as text, ignoring case, or by its stored value. @default they can't */
  sortsAs?: 'text' | 'value';
  /** Whether a list that shows it needs an index to sort by it. */
  isIndexed: boolean;
  /** How the search of a list reads it. @default it does not */
  searchedAs?: 'text' | 'amount' | 'day';
  /**
   * What a list can be filtered by: one of the options, true or false, no text, the text, a range of days, a record that
   * it refers to. @default nothing
   */
  filteredBy?: 'option' | 'flag' | 'emptiness' | 'text' | 'days' | 'reference';
  /** How values are compared if no two records may have the same. @default they can't be unique */
  comparedAs?: 'name' | 'text' | 'path' | 'exact';
  /** Invisible characters have no meaning in it and are removed: they come with copied addresses. @default false */
  dropsInvisible?: true;
  /** Fields of an item can be of this kind: it needs nothing beside its value. @default false */
  fitsItems?: true;
  /** The value in a form for a stored one. @default the text of the value, or the number */
  toForm?: (value: unknown) => string | number;
  /** The value of a record for what is typed in a form, for previews. @default the text */
  fromForm?: (typed: string, field: Field) => unknown;
  /** What is wrong with a description, and the remedy, after 'The field x'. @default nothing */
  problem?: (field: Field) => string | undefined;
  /** A valid value for examples and tests; null for none. @param seed makes values differ */
  sample: (field: Field, seed: number, rulesOf: RulesLookup) => SampleValue | null;
  /** For the OpenAPI document: inputs can't be derived from their Zod schemas, which convert texts of forms. */
  notes: { input?: SchemaNote | ContainerNote; response?: SchemaNote };
}
