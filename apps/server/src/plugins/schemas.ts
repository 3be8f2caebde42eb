import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { CallSchema } from '../http/call-schema.ts';
import { createSerializerCompiler, validatorCompiler } from '../http/schema-compilers.ts';
import type { AppOptions } from './app-options.ts';

/**
 * Validates requests and writes responses by the zod schemas of the routes. Lists, single records and searches are
 * written before, as their caches keep them; tests check them too.
 * @throws Error at startup for a route under `/api` without a schema
 */
export const schemas = fastifyPlugin(
  async (app: FastifyInstance, { strictResponses = false }: Pick<AppOptions, 'strictResponses'>) => {
    const serializerCompiler = createSerializerCompiler(strictResponses);
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.addHook('onRoute', ({ method, url, schema }) => {
      if (!url.startsWith('/api/') || schema?.hide || (schema?.operationId && schema.response)) return;
      throw new Error(`${method} ${url} has no schema: give its route one, see CallSchema in http/call-schema.ts.`);
    });
    app.addHook('preSerialization', async (request, { statusCode }, body) => {
      const response = responsesOf(request);
      if (!response || statusCode >= 400 || statusCode in response) return body;
      const { method, url } = request.routeOptions;
      throw new Error(`${method} ${url} responded ${statusCode}: its schema has no such response. Add it there.`);
    });
    if (!strictResponses) return;
    app.addHook('onSend', async (request, reply, payload) => {
      const { method = '', url = '' } = request.routeOptions;
      const content = responsesOf(request)?.[reply.statusCode as 200]?.content?.['application/json'];
      const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
      if (!content || !isJson || !Buffer.isBuffer(payload) || reply.hasHeader('content-encoding')) return payload;
      const write = serializerCompiler({
        ...content,
        method: String(method),
        url,
        httpStatus: String(reply.statusCode),
      });
      write(JSON.parse(payload.toString()));
      return payload;
    });
  },
  { name: 'schemas' },
);

function responsesOf({ routeOptions }: FastifyRequest): CallSchema['response'] | undefined {
  return routeOptions.schema?.operationId ? (routeOptions.schema.response as CallSchema['response']) : undefined;
}
