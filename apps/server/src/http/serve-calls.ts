import type { OtherCall } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallDescription, DescribedCalls } from './call-description.ts';
import type { CallRequest, CallRoute } from './call-route.ts';

/** Options of a call's route, besides what its contract and description specify. */
export interface ServeOptions {
  preHandler?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Timeout of the handler, in milliseconds. @default the server's own */
  handlerTimeout?: number;
  /** Whether its responses may contain a secret, and so are not compressed. */
  containsSecret?: true;
}

/** Handles a call. Returns the response body, undefined for 204, or the reply if it was sent already. */
export type JsonCallHandler<Body> = (
  request: CallRequest,
  reply: FastifyReply,
) => Promise<Body | FastifyReply | undefined>;

/** Registers the route of a call; method, path and access come from the contract. */
export function serveCall<Body>(
  app: FastifyInstance,
  { method, path, access, stepUp }: OtherCall<Body>,
  describe: () => CallDescription,
  handle: JsonCallHandler<Body>,
  { containsSecret, ...options }: ServeOptions = {},
): void {
  app.route<CallRoute>({
    method,
    url: path.replace('{id}', ':id'),
    config: { access, stepUp, containsSecret, describe },
    ...options,
    async handler(request, reply: FastifyReply) {
      const body = await handle(request, reply);
      // Awaiting a reply resolves to undefined, so `body` doesn't tell whether it was sent.
      if (reply.sent) return reply;
      return body === undefined ? reply.code(204).send() : reply.header('cache-control', 'no-store').send(body);
    },
  });
}

type ResponseBodyOf<Served> = Served extends OtherCall<infer Body> ? Body : never;

/**
 * Binds `serveCall` to a table of calls and their descriptions.
 * @param options route options, keyed by the name of the call
 * @returns a function that registers the route of a call by its name
 */
export function serveCalls<Name extends string, Calls extends Readonly<Record<Name, OtherCall>>>(
  app: FastifyInstance,
  calls: Calls,
  { group, calls: described }: DescribedCalls<Name>,
  options: Partial<Record<Name, ServeOptions>> = {},
) {
  return <Served extends Name>(name: Served, handle: JsonCallHandler<ResponseBodyOf<Calls[Served]>>): void =>
    serveCall(app, calls[name], () => ({ group, id: name, ...described[name]() }), handle, options[name]);
}
