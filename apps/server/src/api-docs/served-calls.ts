import type { HttpMethod } from '@porchlight/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { ServedCall } from '../http/call-description.ts';

const methods: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * Collects every route that has a description while it is registered; the OpenAPI document is built from these alone.
 * Call it before the first route. HEAD, which Fastify adds to GET, is left out.
 * @returns an array that is filled while routes are registered, in their order
 */
export function collectServedCalls(app: FastifyInstance): readonly ServedCall[] {
  const calls: ServedCall[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const { access, stepUp = false, describe } = config ?? {};
    const verb = methods.find((each) => each === method);
    if (access && describe && verb)
      calls.push({ method: verb, path: url.replace(/:(\w+)/g, '{$1}'), access, stepUp: stepUp !== false, describe });
  });
  return calls;
}
