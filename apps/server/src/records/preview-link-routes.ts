import { resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../accounts/session.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { readForm } from '../http/uploads.ts';
import { check } from './check-input.ts';
import { describePreviewLinkCalls } from './describe-preview-links.ts';
import type { PreviewedRecord, PreviewLinks } from './preview-links.ts';

/** The record of a request. */
const previewedSchema = z
  .object({
    resource: z.enum(resourceNames, `This has to be one of: ${resourceNames.join(', ')}.`),
    record: z.coerce.number('This has to be a whole number of 1 or more.').int().positive(),
  })
  .transform(({ resource, record }): PreviewedRecord => ({ resource, id: record }));

/** Registers the calls for preview links. */
export async function previewLinkRoutes(app: FastifyInstance, { links }: { links: PreviewLinks }): Promise<void> {
  const serve = serveCalls(app, otherCalls, describePreviewLinkCalls);
  const linkOf = async (record: PreviewedRecord) => ({ preview_link: await links.of(record) });

  serve('previewLink', async (request) => linkOf(check(previewedSchema, request.query)));
  serve('addPreviewLink', async (request, reply) => {
    const record = check(previewedSchema, (await readForm(request)).values);
    await links.make(record, requireStaff(request));
    reply.code(201);
    return linkOf(record);
  });
  serve('removePreviewLink', async (request) => {
    const record = check(previewedSchema, request.query);
    await links.end(record, requireStaff(request));
    return linkOf(record);
  });
}
