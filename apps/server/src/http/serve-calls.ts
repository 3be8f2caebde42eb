import type { OtherCall } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallRequest, CallRoute } from './call-route.ts';
import type { CallSchema } from './call-schema.ts';
import { readForm } from './form-body.ts';

/** Options of a call's route, besides what its contract and schema specify. */
export interface ServeOptions {
  /** Refuses requests before their input is validated. */
  before?: (request: FastifyRequest) => void | Promise<void>;
  /** Timeout of the handler, in milliseconds. @default the server's own */
  handlerTimeout?: number;
  /** Whether its responses may contain a secret, and so are not compressed. */
  containsSecret?: true;
}

/** Handles a call. Returns the response body, undefined for 204, or the reply if it was sent already. */
export type JsonCallHandler<Body, Schema = CallSchema> = (
  request: CallRequest<Schema>,
  reply: FastifyReply,
) => Promise<Body | FastifyReply | undefined>;

/** Registers the route of a call; method, path and access come from the contract. */
export function serveCall<Body>(
  app: FastifyInstance,
  { method, path, access, stepUp }: OtherCall<Body>,
  schema: CallSchema,
  handle: JsonCallHandler<Body>,
  { before, containsSecret, ...options }: ServeOptions = {},
): void {
  app.route<CallRoute>({
    method,
    url: path.replace('{id}', ':id'),
    config: { access, stepUp, containsSecret },
    schema,
    ...options,
    async preValidation(request) {
      await before?.(request);
      if (schema.body && schema.takesForms !== false) request.body = (await readForm(request)).values;
    },
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
 * Binds `serveCall` to a table of calls and their schemas.
 * @param options route options, keyed by the name of the call
 * @returns a function that registers the route of a call by its name
 */
export function serveCalls<
  Name extends string,
  Calls extends Readonly<Record<Name, OtherCall>>,
  Schemas extends Readonly<Record<Name, CallSchema>>,
>(
  app: FastifyInstance,
  calls: Calls,
  schemas: Schemas & Readonly<Record<Name, CallSchema>>,
  options: Partial<Record<Name, ServeOptions>> = {},
) {
  return <Served extends Name>(
    name: Served,
    handle: JsonCallHandler<ResponseBodyOf<Calls[Served]>, Schemas[Served]>,
  ): void => {
    // Fastify has validated the request by the same schema that the handler's type comes from.
    serveCall(app, calls[name], schemas[name], handle as JsonCallHandler<unknown>, options[name]);
  };
}
