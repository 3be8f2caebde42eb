import {
  type AtWorkAnswer,
  atWorkMinutes,
  type DraftAnswer,
  keptDraftSchema,
  maxDrafts,
} from '@porchlight/contract/drafts';
import { resourceNames } from '@porchlight/contract/entities';
import { draftDays, draftMaxBytes } from '@porchlight/contract/limits';
import { z } from 'zod';
import {
  answered,
  type CallParameter,
  describeCalls,
  namedRecord,
  pathId,
  schemaNotes,
} from '../http/call-description.ts';
import { exampleMoment } from './example-records.ts';
import { timestamp } from './moments.ts';

/** A draft in a list, without its values. */
export const draftEntry = z.object({
  id: z.string(),
  ...keptDraftSchema.pick({ resource: true, record: true, title: true }).shape,
  saved_at: z.string(),
});
const draftSchema: z.ZodType<DraftAnswer> = z.object({
  draft: z.object({ ...draftEntry.shape, ...keptDraftSchema.shape }),
});
const atWorkSchema: z.ZodType<AtWorkAnswer> = z.object({
  at_work: z.array(z.object({ username: z.string(), saved_at: z.string() })),
});
schemaNotes.add(keptDraftSchema, { id: 'DraftInput', description: 'Unsaved input of a form.' });
schemaNotes.add(draftSchema, { id: 'DraftAnswer', description: 'A draft, whole.' });
schemaNotes.add(atWorkSchema, {
  id: 'AtWorkAnswer',
  description: 'Who else is working on the record, the latest first.',
});

const example = {
  resource: 'story',
  record: '1',
  title: 'Okra in spring',
  values: { title: 'Okra in spring' },
  files: {},
  base: null,
} as const;
const key = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const saved_at = timestamp(exampleMoment);
const id: CallParameter = pathId('The form’s idempotency key.', key, {
  type: 'string',
  pattern: '^[\\w-]{16,64}$',
});

/** OpenAPI descriptions of the calls for drafts. */
export const describeDraftCalls = describeCalls('Drafts', {
  draft: () => ({
    id: 'getDraft',
    summary: 'Get one of your own drafts',
    description: `Unsaved input of a form from the last ${draftDays} days, from any device.`,
    parameters: [id],
    answers: [answered('The draft.', draftSchema, { draft: { ...example, id: key, saved_at } })],
    errors: ['not_found'],
  }),
  keepDraft: () => ({
    id: 'keepDraft',
    summary: 'Store a form’s unsaved input',
    description: `It is stored under the form’s idempotency key: the call that saves the form deletes its draft. An account has at most ${maxDrafts} drafts, of ${draftMaxBytes / 1024} kB each.`,
    parameters: [id],
    body: { schema: keptDraftSchema, takesForms: false, example },
    answers: [answered('The draft is stored.', atWorkSchema, { at_work: [] })],
    errors: ['validation', 'not_found', 'conflict', 'too_large'],
  }),
  removeDraft: () => ({
    id: 'removeDraft',
    summary: 'Delete one of your own drafts',
    parameters: [id],
    answers: [answered('The draft is deleted.', z.object({}), {})],
    errors: ['not_found'],
  }),
  atWork: () => ({
    id: 'listAtWork',
    summary: 'Who else is working on a record',
    description: `People with unsaved input in a form of this record from the last ${atWorkMinutes} minutes.`,
    parameters: namedRecord(resourceNames, { type: 'string' }, '1'),
    answers: [answered('Who.', atWorkSchema, { at_work: [] })],
    errors: ['validation'],
  }),
});
