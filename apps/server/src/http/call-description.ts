import type { HttpMethod } from '@porchlight/contract/calls';
import type { ErrorCode } from '@porchlight/contract/errors';
import type { FieldFileKind } from '@porchlight/contract/fields';
import type { CallAccess } from '@porchlight/contract/permissions';
import { z } from 'zod';

/** A JSON Schema, draft 2020-12, which is what OpenAPI 3.1 uses. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Descriptions and other metadata of schemas for the OpenAPI document. A schema with an `id` becomes a named one. */
export const schemaMetadata = z.registry<JsonSchema & { id?: string }>();

/** A parameter of a call, outside its body. */
export interface CallParameter {
  in: 'path' | 'query' | 'header';
  name: string;
  description: string;
  schema: JsonSchema;
  /** Always set for a path parameter. @default false */
  required?: true;
  /** Whether the value is sent as JSON. */
  isJson?: true;
  /** The value in the call's example request. */
  example?: unknown;
}

/** The request body of a call. */
export interface CallBody {
  /** Validates the body. */
  schema: z.ZodType;
  /** Whether forms are accepted besides JSON. @default true */
  takesForms?: boolean;
  /** Its file fields, which are sent as parts of a multipart form. */
  files?: Readonly<Record<string, FieldFileKind>>;
  example: Readonly<Record<string, unknown>>;
}

/** A success response of a call. */
export interface CallResponse {
  status: 200 | 201 | 202 | 204 | 304;
  description: string;
  /** Schema of the body; without it there is no body. */
  schema?: z.ZodType;
  /** Examples, keyed by what distinguishes them; a single one by 'example'. */
  examples?: Readonly<Record<string, unknown>>;
  /** Response headers, keyed by name. */
  headers?: Readonly<Record<string, JsonSchema & { description: string }>>;
}

/** Describes the usual response of a call: a body with one example. */
export function jsonResponse(
  description: string,
  schema: z.ZodType,
  example: unknown,
  status: CallResponse['status'] = 200,
): CallResponse {
  return { status, description, schema, examples: { example } };
}

/** Describes the id in a call's path. */
export function pathId(
  description: string,
  example: number | string,
  schema: JsonSchema = { type: 'integer', minimum: 1 },
): CallParameter {
  return { in: 'path', name: 'id', description, schema, required: true, example };
}

/** Describes query parameters, given by name. */
export function queryParameters(
  parameters: Readonly<Record<string, Omit<CallParameter, 'in' | 'name'>>>,
): CallParameter[] {
  return Object.entries(parameters).map(([name, parameter]) => ({ in: 'query', name, ...parameter }));
}

/** Describes the query parameters `resource` and `record`, which name a record. */
export function recordParameters(kinds: readonly string[], id: JsonSchema, example: number | string): CallParameter[] {
  return queryParameters({
    resource: {
      description: 'The kind of record.',
      required: true,
      schema: { type: 'string', enum: [...kinds] },
      example: 'story',
    },
    record: { description: 'The id of the record.', required: true, schema: id, example },
  });
}

/** Describes a call for the OpenAPI document. Method and path come from its route. */
export interface CallDescription {
  /** The `operationId`, by which generated clients name the call: `listStories`. */
  id: string;
  /** The tag that it is listed under. */
  group: string;
  /** One line. */
  summary: string;
  /** Further details, in Markdown. */
  description?: string;
  parameters?: readonly CallParameter[];
  body?: CallBody;
  /** Whether the body is binary, `application/octet-stream`. */
  takesBytes?: true;
  /** Success responses in the order of their statuses; the first is the usual one. */
  responses: readonly [CallResponse, ...CallResponse[]];
  /** Error codes besides those common to calls like it, see `errorCodesOf`. */
  errors?: readonly ErrorCode[];
}

/** Descriptions of calls under one tag of the OpenAPI document, by their names in the contract. */
export interface DescribedCalls<Name extends string> {
  group: string;
  /** Without an `id` of its own a call has its name in the contract. */
  calls: Readonly<Record<Name, () => Omit<CallDescription, 'group' | 'id'> & { id?: string }>>;
}

/** Combines a tag with the descriptions of its calls. */
export function describeCalls<Name extends string>(
  group: string,
  calls: DescribedCalls<Name>['calls'],
): DescribedCalls<Name> {
  return { group, calls };
}

/** A route under `/api` with its description. */
export interface ServedCall {
  method: HttpMethod;
  /** As in the contract: `/api/get-single-story/{id}`. */
  path: string;
  access: CallAccess;
  /** Whether it may require step-up. */
  stepUp: boolean;
  describe: () => CallDescription;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Returns the call's description; called only when the OpenAPI document is built. */
    describe?: () => CallDescription;
  }
}
