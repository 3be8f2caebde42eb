import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { formFieldsMaxBytes } from '@porchlight/contract/limits';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Registers the parsers of JSON, URL-encoded and multipart bodies; other types are refused with 415. */
export const bodyParsers = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.removeContentTypeParser('text/plain');
    const parseJson = app.getDefaultJsonParser('error', 'error');
    // Some clients send a JSON content type with an empty body to calls that need none.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, undefined);
      else parseJson(request, String(body), done);
    });
    await app.register(formbody, { bodyLimit: formFieldsMaxBytes });
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: Number.POSITIVE_INFINITY,
        fieldSize: formFieldsMaxBytes,
        fieldNameSize: 100,
        headerPairs: 50,
      },
    });
  },
  { name: 'body-parsers' },
);
