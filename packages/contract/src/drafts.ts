/** Drafts of forms, stored in the account so that work continues on another device. docs/decisions/0061 */

import { z } from 'zod';
import { resourceNames } from './entities.ts';
import { oneOf } from './schema-parts.ts';

/** Maximum number of drafts of an account. */
export const maxDrafts = 50;

/** Maximum length of a draft's title in lists, in characters. */
export const draftTitleCharacters = 200;

/** How long after their last keystroke a person counts as at work on a record, in minutes. */
export const activeEditorMinutes = 15;

/** Pattern of a form's idempotency key, which is also the id of its draft: saving the form removes its draft. */
export const draftKeyPattern = /^[\w-]{16,64}$/;

/** Body of `PUT /api/keep-draft/{id}`; the id is the form's idempotency key. */
export const savedDraftSchema = z.object({
  resource: oneOf(resourceNames),
  /** Id of the record, 'new' for one that is being created. */
  record: z.string().regex(/^(new|[1-9]\d{0,15})$/, 'This has to be the id of a record, or ‘new’.'),
  /** The title in lists, which is cut there. */
  title: z.string(),
  /** The changed values by field, without passwords. */
  values: z.record(z.string(), z.string()),
  /** Names of chosen files by field; the files themselves stay on the device. */
  files: z.record(z.string(), z.string()),
  /** The record that the form was opened with, null for a new one. */
  base: z.looseObject({ id: z.int(), version: z.int() }).nullable(),
});

/** What was typed into a form and not saved yet. */
export type SavedDraft = z.infer<typeof savedDraftSchema>;

/** One of the account's drafts in a list. */
export const draftEntrySchema = z.object({
  id: z.string(),
  ...savedDraftSchema.pick({ resource: true, record: true, title: true }).shape,
  /** Moment of the last change, UTC. */
  saved_at: z.string(),
});
export type DraftEntry = z.infer<typeof draftEntrySchema>;

/** Response of `GET /api/get-my-draft/{id}`. */
export const draftResponseSchema = z.object({
  draft: z.object({ ...draftEntrySchema.shape, ...savedDraftSchema.shape }),
});
export type DraftResponse = z.infer<typeof draftResponseSchema>;

/** Response of the calls that list the other accounts with an unsaved draft of the same record: latest first. */
export const concurrentEditorsResponseSchema = z.object({
  at_work: z.array(
    z.object({
      username: z.string(),
      /** Missing for a person without a display name. */
      name: z.string().optional(),
      /** Moment of the last change, UTC. */
      saved_at: z.string(),
    }),
  ),
});
export type ConcurrentEditorsResponse = z.infer<typeof concurrentEditorsResponseSchema>;
/** Another account with an unsaved draft of the same record. */
export type ConcurrentEditor = ConcurrentEditorsResponse['at_work'][number];
