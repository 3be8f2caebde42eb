import type { HttpMethod } from '@porchlight/contract/calls';
import type { ErrorCode } from '@porchlight/contract/errors';
import type { FieldFileKind } from '@porchlight/contract/fields';
import type { CallAccess } from '@porchlight/contract/permissions';
import { z } from 'zod';

/** A JSON Schema, draft 2020-12, which is what OpenAPI 3.1 uses. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a schema's metadata can say besides what JSON Schema has: `.meta({ … })`. */
export interface SchemaNotes extends Record<string, unknown> {
  /** The JSON Schema of a parameter that arrives as text, such as a number in a query. */
  documented?: JsonSchema;
  /** The value of a parameter in the call's example request. */
  example?: unknown;
}

/** A value, or a function for one that takes time: it is called when the OpenAPI document is first requested. */
type Lazy<Value> = Value | (() => Value);

/** Returns the value of a {@link Lazy}. */
export function resolveLazy<Value>(lazy: Lazy<Value>): Value {
  return lazy instanceof Function ? lazy() : lazy;
}

/** A documented parameter that no schema of the route validates: a header, or one that a service validates. */
export interface CallParameter {
  in: 'path' | 'query' | 'header';
  name: string;
  description?: string;
  schema: JsonSchema;
  /** Always set for a path parameter. @default false */
  required?: true;
  /** Whether the value is sent as JSON. */
  isJson?: true;
  /** The value in the call's example request. */
  example?: unknown;
}

/** Describes query parameters that a service validates, given by name. */
export function queryParameters(
  parameters: Readonly<Record<string, Omit<CallParameter, 'in' | 'name'>>>,
): CallParameter[] {
  return Object.entries(parameters).map(([name, parameter]) => ({ in: 'query', name, ...parameter }));
}

/** Texts about the id in a call's path. */
interface PathIdNotes {
  description: string;
  example: number | string;
  /** @default a positive integer */
  documented?: JsonSchema;
}

/**
 * Creates the schema of a path with an id.
 * @param parse converts the id, and throws an `HttpError` for one that can't be
 */
export function pathId<Id = string>(notes: PathIdNotes, parse: (id: string) => Id = (id) => id as Id) {
  const id = z.string().transform(parse);
  return z.object({ id: id.meta({ documented: { type: 'integer', minimum: 1 }, ...notes } satisfies SchemaNotes) });
}

/** A success response of a call. Fastify sends only what its schema contains. */
export interface CallResponse {
  description: string;
  /** Response headers, keyed by name. */
  headers?: Readonly<Record<string, JsonSchema & { description: string }>>;
  /** The body with its examples, keyed by what distinguishes them, a single one by 'example'. @default no body */
  content?: { 'application/json': { schema: z.ZodType; examples: Lazy<Readonly<Record<string, unknown>>> } };
}

/** Describes the usual response of a call: a body with one example. */
export function jsonResponse(
  description: string,
  schema: z.ZodType,
  example: Lazy<unknown>,
  headers?: CallResponse['headers'],
): CallResponse {
  const examples = () => ({ example: resolveLazy(example) });
  return { description, ...(headers && { headers }), content: { 'application/json': { schema, examples } } };
}

/**
 * The schema of a call's route. Fastify validates `params`, `querystring` and `body` by it, and writes responses; the
 * OpenAPI document is generated from it.
 */
export interface CallSchema {
  /** The name by which generated clients know the call: `listStories`. */
  operationId: string;
  /** The tag that it is listed under. */
  tags: readonly [string];
  /** One line. */
  summary: string;
  /** Further details, in Markdown. */
  description?: string;
  params?: z.ZodObject;
  querystring?: z.ZodObject;
  body?: z.ZodType<object>;
  /** The body of the example request. */
  example?: Lazy<Readonly<Record<string, unknown>>>;
  /** Whether forms are accepted besides JSON. @default true */
  takesForms?: boolean;
  /** The body's file fields, which are sent as parts of a multipart form. */
  files?: Readonly<Record<string, FieldFileKind>>;
  /** Whether the body is binary, `application/octet-stream`. */
  takesBytes?: true;
  parameters?: readonly CallParameter[];
  /** Success responses by status. */
  response: Readonly<Partial<Record<200 | 201 | 202 | 204 | 304, CallResponse>>>;
  /** Error codes besides those common to calls like it, see `errorCodesOf`. */
  errors?: readonly ErrorCode[];
}

declare module 'fastify' {
  interface FastifySchema extends Partial<Omit<CallSchema, 'params' | 'querystring' | 'body' | 'response'>> {
    /** Whether the route is left out of the OpenAPI document. */
    hide?: true;
  }
}

/** A call's schema without what `describeCalls` adds. */
type DescribedCall = Omit<CallSchema, 'operationId' | 'tags'> & { operationId?: string };

/** Completes the schemas of calls under one tag. Without an `operationId` a call has its name in the contract. */
export function describeCalls<const Calls extends Readonly<Record<string, DescribedCall>>>(
  tag: string,
  calls: Calls,
): { readonly [Name in keyof Calls]: Calls[Name] & CallSchema } {
  const described = Object.entries(calls).map(([name, call]) => [name, { operationId: name, tags: [tag], ...call }]);
  return Object.fromEntries(described);
}

/** A route under `/api` with its schema. */
export interface ServedCall {
  method: HttpMethod;
  /** As in the contract: `/api/get-single-story/{id}`. */
  path: string;
  access: CallAccess;
  /** Whether it may require step-up. */
  stepUp: boolean;
  schema: CallSchema;
}
