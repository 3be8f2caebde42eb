import type { HttpMethod } from '@porchlight/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { ServedCall } from '../http/call-description.ts';

const methods: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * Notes every route that describes itself, as it is registered: the document is made of the routes and of nothing else.
 * Call it before the first of them. HEAD, which Fastify adds to GET, is not noted.
 * @returns filled while routes are registered, in their order
 */
export function noteServedCalls(app: FastifyInstance): readonly ServedCall[] {
  const calls: ServedCall[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const { access, stepUp = false, describe } = config ?? {};
    const known = methods.find((each) => each === method);
    if (access && describe && known)
      calls.push({ method: known, path: url.replace(/:(\w+)/g, '{$1}'), access, stepUp: stepUp !== false, describe });
  });
  return calls;
}
