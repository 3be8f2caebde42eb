import {
  type AtWorkAnswer,
  atWorkMinutes,
  type DraftAnswer,
  keptDraftSchema,
  maxDrafts,
} from '@porchlight/contract/drafts';
import { resourceNames } from '@porchlight/contract/entities';
import { draftDays, draftMaxBytes } from '@porchlight/contract/limits';
import type { otherCalls } from '@porchlight/contract/other-calls';
import { z } from 'zod';
import { type CallDescription, type CallParameter, schemaNotes } from '../http/call-description.ts';
import { exampleMoment } from './example-records.ts';
import { timestamp } from './moments.ts';

/** A draft as a list names it. */
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
schemaNotes.add(keptDraftSchema, { id: 'DraftInput', description: 'What a form holds and is not saved.' });
schemaNotes.add(draftSchema, { id: 'DraftAnswer', description: 'A draft, whole.' });
schemaNotes.add(atWorkSchema, {
  id: 'AtWorkAnswer',
  description: 'Who else is at work on the record, the latest first.',
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
const id: CallParameter = {
  ...{ in: 'path', name: 'id', description: 'The idempotency key that the form is sent with.', required: true },
  ...{ schema: { type: 'string', pattern: '^[\\w-]{16,64}$' }, example: key },
};
const group = 'Drafts';

/** What the document tells of the calls of drafts. */
export const describeDraftCalls = {
  draft: (): CallDescription => ({
    id: 'getDraft',
    group,
    summary: 'One of one’s own drafts, whole',
    description: `What was typed into a form and not saved within the last ${draftDays} days, on whatever device.`,
    parameters: [id],
    answers: [
      {
        ...{ status: 200, description: 'The draft.', schema: draftSchema },
        examples: { example: { draft: { ...example, id: key, saved_at } } },
      },
    ],
    errors: ['not_found'],
  }),
  keepDraft: (): CallDescription => ({
    id: 'keepDraft',
    group,
    summary: 'Keep what a form holds',
    description: `Under the idempotency key that the form is sent with: the call that saves the form forgets its draft. An account has ${maxDrafts} at most, of ${draftMaxBytes / 1024} kB each.`,
    parameters: [id],
    body: { schema: keptDraftSchema, takesForms: false, example },
    answers: [
      {
        ...{ status: 200, description: 'It is kept.', schema: atWorkSchema },
        examples: { example: { at_work: [] } },
      },
    ],
    errors: ['validation', 'not_found', 'conflict', 'too_large'],
  }),
  removeDraft: (): CallDescription => ({
    id: 'removeDraft',
    group,
    summary: 'Forget one of one’s own drafts',
    parameters: [id],
    answers: [{ status: 200, description: 'It is gone.', schema: z.object({}), examples: { example: {} } }],
    errors: ['not_found'],
  }),
  atWork: (): CallDescription => ({
    id: 'listAtWork',
    group,
    summary: 'Who else is at work on a record',
    description: `Whoever has typed into a form of it within the last ${atWorkMinutes} minutes and not saved.`,
    parameters: [
      {
        ...{ in: 'query', name: 'resource', description: 'What kind the record is of.', required: true },
        ...{ schema: { type: 'string', enum: [...resourceNames] }, example: 'story' },
      },
      {
        ...{ in: 'query', name: 'record', description: 'Its id.', required: true },
        ...{ schema: { type: 'string' }, example: '1' },
      },
    ],
    answers: [
      {
        ...{ status: 200, description: 'Who.', schema: atWorkSchema },
        examples: { example: { at_work: [] } },
      },
    ],
    errors: ['validation'],
  }),
} satisfies Partial<Record<keyof typeof otherCalls, () => CallDescription>>;
