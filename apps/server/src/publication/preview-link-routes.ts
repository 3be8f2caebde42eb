import { changeSetName } from '@porchlight/contract/change-sets';
import { pagedResources } from '@porchlight/contract/discovery';
import { resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { type PreviewLinkResponse, previewLinkDays } from '@porchlight/contract/publication';
import { oneOf, recordIdParameter } from '@porchlight/contract/schema-parts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../access/staff.ts';
import { timestamp } from '../db/moments.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { exampleMoment } from '../records/example-records.ts';
import type { PreviewedRecord, PreviewLinks } from './preview-links.ts';

const schema: z.ZodType<PreviewLinkResponse> = z
  .object({
    preview_link: z.object({ url: z.string(), expires_at: z.string() }).nullable(),
  })
  .meta({ id: 'PreviewLinkAnswer', description: 'The link, or null if there is none.' });
const previewed = [...resourceNames, changeSetName] as const;
const recordSchema = z.object({
  resource: oneOf(previewed).meta({
    documented: { type: 'string', enum: [...pagedResources, changeSetName] },
    description: 'The kind of record; `change_set` for a set.',
    example: 'story',
  }),
  record: recordIdParameter.meta({
    documented: { type: 'integer', minimum: 1 },
    description: 'The id of the record.',
    example: 1,
  }),
});

const input = recordSchema.meta({ id: 'PreviewLinkInput', description: 'The record that the link is for.' });

const noLink = { preview_link: null };
const newLink = {
  preview_link: {
    url: 'http://localhost:3000/story/1?preview=mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLf',
    expires_at: timestamp(new Date(exampleMoment.getTime() + previewLinkDays * 24 * 60 * 60 * 1000)),
  },
};

/** OpenAPI descriptions of the calls for preview links. */
const describePreviewLinkCalls = describeCalls('Publication', {
  previewLink: {
    operationId: 'getPreviewLink',
    summary: 'Get the preview link of an unpublished record',
    querystring: recordSchema,
    response: { 200: jsonResponse('The link.', schema, noLink) },
    errors: ['validation', 'not_found'],
  },
  addPreviewLink: {
    operationId: 'addPreviewLink',
    summary: 'Create a link that shows an unpublished record to people without an account',
    description: `It shows the record’s page, or for a set the site with all its changes, for ${previewLinkDays} days, or until it is ended. The previous link stops working.`,
    body: input,
    example: { resource: 'story', record: 1 },
    response: { 201: jsonResponse('The link.', schema, newLink) },
    errors: ['validation', 'not_found', 'conflict'],
  },
  removePreviewLink: {
    operationId: 'removePreviewLink',
    summary: 'End the preview link of a record',
    querystring: recordSchema,
    response: { 200: jsonResponse('The link no longer works.', schema, noLink) },
    errors: ['validation', 'not_found'],
  },
});

/** Registers the calls for preview links. */
export async function previewLinkRoutes(app: FastifyInstance, { links }: { links: PreviewLinks }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describePreviewLinkCalls);
  const linkOf = async (record: PreviewedRecord) => ({ preview_link: await links.get(record) });
  const recordOf = ({ resource, record }: z.output<typeof recordSchema>): PreviewedRecord => ({ resource, id: record });

  serve('previewLink', async (request) => linkOf(recordOf(request.query)));
  serve('addPreviewLink', async (request, reply) => {
    const record = recordOf(request.body);
    await links.create(record, requireStaff(request));
    reply.code(201);
    return linkOf(record);
  });
  serve('removePreviewLink', async (request) => {
    const record = recordOf(request.query);
    await links.revoke(record, requireStaff(request));
    return linkOf(record);
  });
}
