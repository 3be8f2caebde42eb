import type { OtherCall } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallDescription, DescribedCalls } from './call-description.ts';
import type { CallRequest, CallRoute } from './call-route.ts';

/** What a call is served with besides what the contract and the document say of it. */
export interface ServeOptions {
  preHandler?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** How long it may take, in milliseconds. @default the server's own */
  handlerTimeout?: number;
  /** Whether its body holds a password. */
  holdsSecret?: true;
}

/** Answers a call: with the body, nothing for 204, or the reply where it is sent already. */
export type Answering<Answer> = (
  request: CallRequest,
  reply: FastifyReply,
) => Promise<Answer | FastifyReply | undefined>;

/** Serves a call of the contract, which has its method, its address and who may make it. */
export function serveCall<Answer>(
  app: FastifyInstance,
  { method, path, access, stepUp }: OtherCall<Answer>,
  describe: () => CallDescription,
  answer: Answering<Answer>,
  { holdsSecret, ...options }: ServeOptions = {},
): void {
  app.route<CallRoute>({
    method,
    url: path.replace('{id}', ':id'),
    config: { access, stepUp, holdsSecret, describe },
    ...options,
    async handler(request, reply: FastifyReply) {
      const body = await answer(request, reply);
      // A reply is a promise of its own end, which gives nothing.
      if (reply.sent) return reply;
      return body === undefined ? reply.code(204).send() : reply.header('cache-control', 'no-store').send(body);
    },
  });
}

type AnswerOf<Served> = Served extends OtherCall<infer Answer> ? Answer : never;

/**
 * Serves those calls of a table that are described, each by its name: see `serveCall`.
 * @param options of those that have some
 */
export function serveCalls<Name extends string, Calls extends Readonly<Record<Name, OtherCall>>>(
  app: FastifyInstance,
  calls: Calls,
  { group, calls: described }: DescribedCalls<Name>,
  options: Partial<Record<Name, ServeOptions>> = {},
) {
  return <Served extends Name>(name: Served, answer: Answering<AnswerOf<Calls[Served]>>): void =>
    serveCall(app, calls[name], () => ({ group, ...described[name]() }), answer, options[name]);
}
