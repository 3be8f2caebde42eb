import type {
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteHandlerMethod,
} from 'fastify';

/** Path of the API reference page. */
export const docsPath = '/api/docs';

/** The unvalidated input of a call under `/api`: the `{id}` of its path, and its query. */
export interface CallRoute {
  Params: { id?: string };
  Querystring: Record<string, unknown>;
}

export type CallRequest = FastifyRequest<CallRoute>;

/** The Fastify handler of a call. */
export type CallHandler = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  CallRoute
>;
