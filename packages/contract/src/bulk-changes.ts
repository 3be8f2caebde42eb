/** Changes of many records at once. docs/decisions/0179 */

import { resourceNames } from './entities.ts';
import { bulkCallMax, referencesMaxCount, textMaxCharacters } from './limits.ts';
import { oneOf } from './schema-parts.ts';
import { z } from './zod.ts';

const resource = oneOf(resourceNames);
const id = z
  .int('An id has to be a whole number of 1 or more.')
  .positive('An id has to be a whole number of 1 or more.');
const reference = z.union([id, z.string().trim().min(1, 'A name can’t be empty.').max(textMaxCharacters)]);
const references = z.record(z.string(), z.array(reference).max(referencesMaxCount));

/** Body of `POST /api/select-records`. */
export const selectRecordsSchema = z.strictObject({
  resource,
  search: z.string().optional(),
  /** As in the list's call. */
  filter: z.record(z.string(), z.object({ is: z.string(), from: z.string(), to: z.string() }).partial()).optional(),
  /** How many records the person expects; another number is refused. */
  count: z.int('This has to be a whole number.').min(0),
});

/** Response of `POST /api/select-records`: in the order of their ids. */
export const selectionSchema = z.object({ ids: z.array(z.int()) });
export type SelectRecordsResponse = z.infer<typeof selectionSchema>;

/** What is done to the records. */
export const recordActionNames = ['update', 'remove', 'restore'] as const;

/** Body of `POST /api/change-records`. */
export const changeRecordsSchema = z.strictObject({
  resource,
  action: oneOf(recordActionNames),
  records: z
    .array(
      z.strictObject({
        id,
        /** The version that the change is based on; another one is refused. */
        version: z.int().optional(),
        /** Values of this record besides those of all. */
        values: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .min(1, 'No records were sent.')
    .max(bulkCallMax, `Send at most ${bulkCallMax} at a time.`),
  /** With `update`: values by field, as in the record's own call. */
  values: z.record(z.string(), z.unknown()).optional(),
  /** With `update`: ids or names of records that are added to fields of references, or removed from them. */
  add: references.optional(),
  remove: references.optional(),
});
export type ChangeRecordsInput = z.infer<typeof changeRecordsSchema>;

/** Response of `POST /api/change-records`. */
export const changedRecordsSchema = z.object({
  done: z.array(
    z.object({
      id: z.int(),
      version: z.int(),
      /** The values before an update, with which another one undoes it; missing where that can't be undone. */
      before: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  /** Records that were so already: nothing was stored. */
  unchanged: z.array(z.int()),
  refused: z.array(
    z.object({
      id: z.int(),
      /** Missing where names are personal data, and for what can’t be found. */
      title: z.string().optional(),
      message: z.string(),
    }),
  ),
});
export type ChangeRecordsResponse = z.infer<typeof changedRecordsSchema>;
