import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { docsPath } from '../http/call-route.ts';
import { type CallSchema, jsonResponse, type ServedCall } from '../http/call-schema.ts';
import { preferredEncoding } from '../http/preferred-encoding.ts';
import { serveCall } from '../http/serve-calls.ts';
import { type SerializedResponse, serializeResponse } from '../lists/response-cache.ts';
import { sendSerialized } from '../lists/send-serialized.ts';
import { CachedPage } from '../pages/page-cache.ts';
import { sendPage } from '../pages/send-page.ts';
import { loadWebBundle } from '../pages/web-bundle.ts';
import { openApiDocument } from './document.ts';
import { referencePage } from './reference-page.ts';
import { referenceScript } from './reference-script.ts';

/** Options of {@link apiDocs}. */
export interface ApiDocsOptions {
  /** The calls of the API: see `collectServedCalls`. */
  calls: readonly ServedCall[];
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Folder of the built website, whose colors and fonts the page uses. */
  webDist?: string;
}

/** Serves the OpenAPI document at `/api/openapi.json`, and its reference page at `/api/docs`. */
export async function apiDocs(app: FastifyInstance, { calls, publicUrl, webDist }: ApiDocsOptions): Promise<void> {
  let document: SerializedResponse | undefined;

  serveCall(app, otherCalls.openApi, openApiCall, async (request, reply) => {
    document ??= serializeResponse(openApiDocument(calls, publicUrl));
    return sendSerialized(request, reply, document, true);
  });
  const config = { access: 'anyone' } as const;
  const schema = { hide: true } as const;
  app.get(docsPath, { config, schema }, async (request, reply) => {
    const { fileName } = await referenceScript();
    const bundle = webDist ? await loadWebBundle(webDist) : undefined;
    const page = new CachedPage(referencePage(fileName, bundle), new Set());
    return sendPage(request, reply.header('x-robots-tag', 'noindex'), page);
  });
  app.get(`${docsPath}/`, { config, schema }, async (_request, reply) => reply.redirect(docsPath, 308));
  app.get<{ Params: { file: string } }>(
    `${docsPath}/:file`,
    { config: { ...config, servesUnderPressure: true }, schema },
    async (request, reply) => {
      const program = await referenceScript();
      if (request.params.file !== program.fileName) return reply.callNotFound();
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
        .type('text/javascript; charset=utf-8')
        .send(await program.bytes(encoding));
    },
  );
}

const documentSchema = z
  .looseObject({ openapi: z.string(), info: z.looseObject({ title: z.string() }) })
  .meta({ id: 'OpenApiDocument', description: 'This document.' });

const openApiCall: CallSchema = {
  operationId: 'getOpenApiDocument',
  tags: ['This document'],
  summary: 'All calls, as an OpenAPI 3.1 document',
  description: `[${docsPath}](${docsPath}) shows it as a page.`,
  response: {
    200: jsonResponse('The document.', documentSchema, { openapi: '3.1.1', info: { title: 'Porchlight' } }),
    304: { description: 'The `ETag` in `If-None-Match` is still current.' },
  },
};
