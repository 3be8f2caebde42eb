import type {
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteHandlerMethod,
} from 'fastify';

/** What a call under `/api` is asked with, before it is checked: `{id}` of its path, and its query. */
export interface CallRoute {
  Params: { id?: string };
  Querystring: Record<string, unknown>;
}

export type CallRequest = FastifyRequest<CallRoute>;

/** Answers a call. */
export type CallHandler = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  CallRoute
>;
