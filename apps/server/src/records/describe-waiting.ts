import { draftEntrySchema } from '@porchlight/contract/drafts';
import { resourceNames } from '@porchlight/contract/entities';
import { type WaitingAnswer, waitingLimit } from '@porchlight/contract/publication';
import { z } from 'zod';
import { answered, type CallDescription, schemaNotes } from '../http/call-description.ts';

const waitingAnswer: z.ZodType<WaitingAnswer> = z.object({
  records: z.array(
    z.object({
      resource: z.enum(resourceNames),
      id: z.int(),
      title: z.string(),
      state: z.enum(['in_review', 'scheduled']),
      at: z.string(),
    }),
  ),
  total: z.object({ in_review: z.int(), scheduled: z.int() }),
  drafts: z.array(draftEntrySchema),
});
schemaNotes.add(waitingAnswer, {
  id: 'WaitingAnswer',
  description: `What has waited longest for review first, then what is published soonest; of each at most ${waitingLimit}. \`at\` is the moment of publication, and in review of the last change. \`total\` counts all. \`drafts\` are what oneself has typed into forms and not saved, newest first.`,
});

/** OpenAPI description of `GET /api/get-all-waiting`. */
export function describeWaiting(): CallDescription {
  const record = { resource: 'story', id: 1, title: 'Story 1', state: 'in_review', at: '2026-03-14T16:00:00Z' };
  return {
    id: 'listWaiting',
    group: 'Publication',
    summary: 'Public records of every kind that wait for review, or are scheduled, and one’s own drafts',
    answers: [
      answered('What waits.', waitingAnswer, { records: [record], total: { in_review: 1, scheduled: 0 }, drafts: [] }),
    ],
  };
}
