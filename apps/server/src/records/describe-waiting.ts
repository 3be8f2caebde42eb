import { resourceNames } from '@porchlight/contract/entities';
import { type WaitingAnswer, waitingLimit } from '@porchlight/contract/publication';
import { z } from 'zod';
import { answered, type CallDescription, schemaNotes } from '../http/call-description.ts';
import { draftEntry } from './describe-drafts.ts';

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
  drafts: z.array(draftEntry),
});
schemaNotes.add(waitingAnswer, {
  id: 'WaitingAnswer',
  description: `Records in review, the longest waiting first, then scheduled records, the soonest first; at most ${waitingLimit} of each. \`at\` is the moment of publication, or of the last change for records in review. \`total\` counts all. \`drafts\` is your own unsaved input of forms, newest first.`,
});

/** OpenAPI description of `GET /api/get-all-waiting`. */
export function describeWaiting(): CallDescription {
  const record = { resource: 'story', id: 1, title: 'Story 1', state: 'in_review', at: '2026-03-14T16:00:00Z' };
  return {
    id: 'listWaiting',
    group: 'Publication',
    summary: 'Records that are in review or scheduled, and your own drafts',
    answers: [
      answered('The waiting records and drafts.', waitingAnswer, {
        records: [record],
        total: { in_review: 1, scheduled: 0 },
        drafts: [],
      }),
    ],
  };
}
