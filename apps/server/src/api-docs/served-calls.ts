import type { HttpMethod } from '@porchlight/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { CallSchema, ServedCall } from '../http/call-schema.ts';

const methods: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * Collects every route that has a call's schema while it is registered; the OpenAPI document is built from these alone.
 * Call it before the first route. HEAD, which Fastify adds to GET, is left out.
 * @returns an array that is filled while routes are registered, in their order
 */
export function collectServedCalls(app: FastifyInstance): readonly ServedCall[] {
  const calls: ServedCall[] = [];
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const { access, stepUp = false } = config ?? {};
    const verb = methods.find((each) => each === method);
    if (access && schema?.operationId && verb) {
      const path = url.replace(/:(\w+)/g, '{$1}');
      calls.push({ method: verb, path, access, stepUp: stepUp !== false, schema: schema as CallSchema });
    }
  });
  return calls;
}
