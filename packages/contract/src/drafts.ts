/** Drafts of forms that the server keeps for an account, so that they go on at another device. docs/decisions/0061 */
import { z } from 'zod';
import { resourceNames } from './entities.ts';

/** Drafts that an account may have. */
export const maxDrafts = 50;

/** Characters that lists keep of a draft's title. */
export const draftTitleCharacters = 200;

/** How long after their last letter somebody counts as at work on a record, in minutes. */
export const atWorkMinutes = 15;

/** The key that a form's requests carry, which names its draft as well: what is saved under it is no draft any more. */
export const draftKeyPattern = /^[\w-]{16,64}$/;

/** Body of `PUT /api/keep-draft/{id}`; the id is the form's idempotency key. */
export const keptDraftSchema = z.object({
  resource: z.enum(resourceNames, `This has to be one of: ${resourceNames.join(', ')}.`),
  /** Id of the record, 'new' for one that is being created. */
  record: z.string().regex(/^(new|[1-9]\d{0,15})$/, 'This has to be the id of a record, or ‘new’.'),
  /** What lists call it, which keep its beginning. */
  title: z.string(),
  /** The changed texts by field, without passwords. */
  values: z.record(z.string(), z.string()),
  /** Names of chosen files by field; the files stay on their device. */
  files: z.record(z.string(), z.string()),
  /** The record that the form started from, null for a new one. */
  base: z.looseObject({ id: z.int(), version: z.int() }).nullable(),
});

/** What was typed into a form and not saved. */
export type KeptDraft = z.infer<typeof keptDraftSchema>;

/** One of one's own drafts in a list. */
export interface DraftEntry extends Pick<KeptDraft, 'resource' | 'record' | 'title'> {
  id: string;
  /** Moment of the last letter, UTC. */
  saved_at: string;
}

/** Somebody else who has typed into a form of the same record and not saved. */
export interface AtWork {
  username: string;
  /** Moment of the last letter, UTC. */
  saved_at: string;
}

/** Answer of `GET /api/get-my-draft/{id}`. */
export interface DraftAnswer {
  draft: DraftEntry & KeptDraft;
}

/** Answer of the calls that tell who else is at work on a record: the latest first. */
export interface AtWorkAnswer {
  at_work: AtWork[];
}
