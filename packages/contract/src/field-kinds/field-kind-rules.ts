import type { Field } from '../fields.ts';
import type { z } from '../zod.ts';

/**
 * How a value is stored: which type its column has, and how it is converted. `cents` are in a column `{field}_cents`, a
 * `hash` is in `{field}_hash`; a `day`, a `moment` and a `document` may be null, as may `fileName` and `integer`.
 */
export type Storage = 'text' | 'hash' | 'fileName' | 'integer' | 'cents' | 'flag' | 'day' | 'moment' | 'document';

/** JSON Schema of a value, beyond what its Zod schema says. */
export type SchemaNote = z.core.JSONSchema.BaseSchema;

/** What is true for all fields of a kind, wherever they are shown. What is seen of them is in `ui/src/field-kinds`. */
export interface FieldKindRules {
  /**
   * Schema of a value in a request, from JSON or a form, whose values are all strings; null where requests have none.
   */
  input: (field: Field) => z.ZodType | null;
  /** Schema of a value in a response; null where responses have none. */
  response: (field: Field) => z.ZodType | null;
  stored: Storage;
  /** How lists sort it: as text, ignoring case, or by its stored value. */
  sortsAs: 'text' | 'value';
  /** Whether a list that shows it needs an index to sort by it. */
  isIndexed: boolean;
  /** How the search of a list reads it. @default it does not */
  searchedAs?: 'text' | 'amount' | 'day';
  /** What a list can be filtered by: one of the options, true or false, no text, a range of days. @default nothing */
  filteredBy?: 'option' | 'flag' | 'emptiness' | 'days';
  /** How values are compared if no two records may have the same. @default they can't be unique */
  comparedAs?: 'name' | 'text' | 'exact';
  /** Invisible characters have no meaning in it and are removed: they come with copied addresses. @default false */
  dropsInvisible?: true;
  /** The value in a form for a stored one. @default the text of the value, or the number */
  toForm?: (value: unknown) => string | number;
  /** The value of a record for what is typed in a form, for previews. @default the text */
  fromForm?: (typed: string, field: Field) => unknown;
  /** What is wrong with a description, and the remedy, after 'The field x'. @default nothing */
  problem?: (field: Field) => string | undefined;
  /** A valid value for examples and tests; null for none. @param seed makes values differ */
  sample: (field: Field, seed: number) => string | number | boolean | null;
  /** For the OpenAPI document: inputs can't be derived from their Zod schemas, which convert texts of forms. */
  notes: { input?: SchemaNote; response?: SchemaNote };
}
