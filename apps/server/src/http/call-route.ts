import type {
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { z } from 'zod';
import type { CallSchema } from './call-schema.ts';

/** Path of the API reference page. */
export const docsPath = '/api/docs';

type OutputOf<Schema, Part extends 'params' | 'querystring' | 'body', Otherwise> =
  Schema extends Readonly<Record<Part, z.ZodType>> ? z.output<Schema[Part]> : Otherwise;

/** The input of a call under `/api` as its schema validates it; what it has no schema for is not validated. */
export interface CallRoute<Schema = CallSchema> {
  Params: OutputOf<Schema, 'params', { id?: string }>;
  Querystring: OutputOf<Schema, 'querystring', Record<string, unknown>>;
  Body: OutputOf<Schema, 'body', unknown>;
}

export type CallRequest<Schema = CallSchema> = FastifyRequest<CallRoute<Schema>>;

/** The Fastify handler of a call. */
export type CallHandler<Route extends RouteGenericInterface = CallRoute> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  Route
>;
