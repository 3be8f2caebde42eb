/** Views of the dashboard's lists that people save under a name. docs/decisions/0181 */

import { resourceNames } from './entities.ts';
import { removeInvisible } from './invisible-characters.ts';
import { savedViewNameMaxCharacters, searchMaxCharacters } from './limits.ts';
import { flagSchema, oneOf } from './schema-parts.ts';
import { z } from './zod.ts';

const fieldName = z.string().regex(/^\w{1,100}$/, 'This has to be the name of a field.');
const filterValue = z.string().max(200, 'This is too long.');

/** What a view shows: the state of a list without its page. */
const listSettings = {
  /** Words of the search; '' for none. */
  search: z.string().max(searchMaxCharacters, `This can have at most ${searchMaxCharacters} characters.`),
  /** As in the list's call. */
  filters: z
    .record(fieldName, z.strictObject({ is: filterValue, from: filterValue, to: filterValue }).partial())
    .refine((filters) => Object.keys(filters).length <= 50, 'These are too many filters.'),
  /** A field's name, with a leading `-` for descending; '' for the order of the list. */
  sort: z.string().regex(/^-?\w{0,100}$/, 'This has to be the name of a field.'),
  /** The fields whose columns are shown; null for those that the list shows by itself. */
  columns: z.array(fieldName).max(100, 'These are too many columns.').nullable(),
};

const notEmpty = 'Enter a name.';
const name = z
  .string(notEmpty)
  // What nobody sees could make two names look the same.
  .transform((text) =>
    removeInvisible(text)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, notEmpty)
      .max(savedViewNameMaxCharacters, `This can have at most ${savedViewNameMaxCharacters} characters.`),
  );

const shared = {
  name,
  ...listSettings,
  /** Whether everyone who may read the list has it as a tab. */
  is_shared: flagSchema,
};

/** Request body of `POST /api/add-saved-view`. */
export const newSavedViewSchema = z.strictObject({
  resource: oneOf(resourceNames),
  ...shared,
});
export type NewSavedView = z.infer<typeof newSavedViewSchema>;

/** Request body of `PUT /api/update-saved-view/{id}`: what changes. */
export const savedViewChangeSchema = z.strictObject({
  /** The version that the change is based on; another one is refused. */
  version: z.int('This has to be a whole number.').positive('This has to be a whole number.'),
  ...z.object(shared).partial().shape,
});
export type SavedViewChange = z.infer<typeof savedViewChangeSchema>;

/** A saved view, as the one who reads it may use it. */
export const savedViewSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  name: z.string(),
  search: z.string(),
  filters: z.record(z.string(), z.object({ is: z.string(), from: z.string(), to: z.string() }).partial()),
  sort: z.string(),
  columns: z.array(z.string()).nullable(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  /** Username of whose it is; '' when the account is gone. */
  owner: z.string(),
  /** Whether it is one's own, or one may change all records of the list. */
  can_change: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** Response of the calls about saved views: one's own by name, then those that others share. */
export const savedViewsResponseSchema = z.object({ saved_views: z.array(savedViewSchema) });
export type SavedViewsResponse = z.infer<typeof savedViewsResponseSchema>;

/** Response of the calls that add or change a view. */
export const changedViewResponseSchema = z.object({
  /** Id of the view. */
  id: z.int().positive(),
  ...savedViewsResponseSchema.shape,
});
export type ChangedViewResponse = z.infer<typeof changedViewResponseSchema>;
