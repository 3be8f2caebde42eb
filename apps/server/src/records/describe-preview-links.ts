import { pagedResources } from '@porchlight/contract/discovery';
import { type PreviewLinkAnswer, previewLinkDays } from '@porchlight/contract/publication';
import { z } from 'zod';
import { answered, describeCalls, namedRecord, schemaNotes } from '../http/call-description.ts';
import { exampleMoment } from './example-records.ts';
import { timestamp } from './moments.ts';

const schema: z.ZodType<PreviewLinkAnswer> = z.object({
  preview_link: z.object({ url: z.string(), expires_at: z.string() }).nullable(),
});
schemaNotes.add(schema, { id: 'PreviewLinkAnswer', description: 'The link, or null if there is none.' });
const input = z.object({ resource: z.enum(pagedResources), record: z.int().positive() });
schemaNotes.add(input, { id: 'PreviewLinkInput', description: 'The record that the link is for.' });

const record = namedRecord(pagedResources, { type: 'integer', minimum: 1 }, 1);

const none = { preview_link: null };
const made = {
  preview_link: {
    url: 'http://localhost:3000/story/1?preview=mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLf',
    expires_at: timestamp(new Date(exampleMoment.getTime() + previewLinkDays * 24 * 60 * 60 * 1000)),
  },
};

/** OpenAPI descriptions of the calls for preview links. */
export const describePreviewLinkCalls = describeCalls('Publication', {
  previewLink: () => ({
    id: 'getPreviewLink',
    summary: 'Get the preview link of an unpublished record',
    parameters: record,
    answers: [answered('The link.', schema, none)],
    errors: ['validation', 'not_found'],
  }),
  addPreviewLink: () => ({
    id: 'addPreviewLink',
    summary: 'Create a link that shows an unpublished record to people without an account',
    description: `It shows the record’s page for ${previewLinkDays} days, or until it is ended. The previous link stops working.`,
    body: { schema: input, takesForms: true, example: { resource: 'story', record: 1 } },
    answers: [answered('The link.', schema, made, 201)],
    errors: ['validation', 'not_found', 'conflict'],
  }),
  removePreviewLink: () => ({
    id: 'removePreviewLink',
    summary: 'End the preview link of a record',
    parameters: record,
    answers: [answered('The link has stopped working.', schema, none)],
    errors: ['validation', 'not_found'],
  }),
});
