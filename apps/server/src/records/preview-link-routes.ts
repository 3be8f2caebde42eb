import { resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { requireStaff } from '../accounts/session.ts';
import type { CallRoute } from '../http/call-route.ts';
import { readForm } from '../http/uploads.ts';
import { describePreviewLinkCalls } from './describe-preview-links.ts';
import type { PreviewedRecord, PreviewLinks } from './preview-links.ts';
import { check } from './resource-service.ts';

/** Which record a call is about. */
export const previewedSchema = z
  .object({
    resource: z.enum(resourceNames, `This has to be one of: ${resourceNames.join(', ')}.`),
    record: z.coerce.number('This has to be a whole number of 1 or more.').int().positive(),
  })
  .transform(({ resource, record }): PreviewedRecord => ({ resource, id: record }));

/** The calls of a record's preview link. */
export async function previewLinkRoutes(app: FastifyInstance, { links }: { links: PreviewLinks }): Promise<void> {
  const { previewLink, addPreviewLink, removePreviewLink } = otherCalls;
  const answer = async (reply: FastifyReply, record: PreviewedRecord) =>
    reply.header('cache-control', 'no-store').send({ preview_link: await links.of(record) });

  app.route<CallRoute>({
    method: previewLink.method,
    url: previewLink.path,
    config: { access: previewLink.access, describe: describePreviewLinkCalls.previewLink },
    handler: (request, reply) => answer(reply, check(previewedSchema, request.query)),
  });
  app.route<CallRoute>({
    method: addPreviewLink.method,
    url: addPreviewLink.path,
    config: { access: addPreviewLink.access, describe: describePreviewLinkCalls.addPreviewLink },
    async handler(request, reply) {
      const record = check(previewedSchema, (await readForm(request)).values);
      await links.make(record, requireStaff(request));
      return answer(reply.code(201), record);
    },
  });
  app.route<CallRoute>({
    method: removePreviewLink.method,
    url: removePreviewLink.path,
    config: { access: removePreviewLink.access, describe: describePreviewLinkCalls.removePreviewLink },
    async handler(request, reply) {
      const record = check(previewedSchema, request.query);
      await links.end(record, requireStaff(request));
      return answer(reply, record);
    },
  });
}
