import type { HttpMethod } from '@porchlight/contract/calls';
import type { ErrorCode } from '@porchlight/contract/errors';
import type { FieldFileKind } from '@porchlight/contract/fields';
import type { CallAccess } from '@porchlight/contract/permissions';
import { z } from 'zod';

/** A JSON Schema, draft 2020-12, which is what OpenAPI 3.1 uses. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What the document says of a schema beyond what the schema checks. An `id` makes it a named one. */
export const schemaNotes = z.registry<JsonSchema & { id?: string }>();

/** Something a call may be told outside its body. */
export interface CallParameter {
  in: 'path' | 'query' | 'header';
  name: string;
  description: string;
  schema: JsonSchema;
  /** @default false; one in the path always is */
  required?: true;
  /** Whether the value travels as JSON within the address. */
  isJson?: true;
  /** Sent by the call's example. */
  example?: unknown;
}

export interface CallBody {
  /** What the call checks the body with. */
  schema: z.ZodType;
  /** Whether a form is taken beside JSON. */
  takesForms: boolean;
  /** Its file fields: they come as parts of a multipart form. */
  files?: Readonly<Record<string, FieldFileKind>>;
  example: Readonly<Record<string, unknown>>;
}

/** What a call answers when it succeeds. */
export interface CallAnswer {
  status: 200 | 201 | 202 | 204 | 304;
  description: string;
  /** The body's; without it there is none. */
  schema?: z.ZodType;
  /** By what makes them different; a single one by 'example'. */
  examples?: Readonly<Record<string, unknown>>;
  /** What headers say, by their names. */
  headers?: Readonly<Record<string, JsonSchema & { description: string }>>;
}

/** The usual answer of a call: a body, and one example of it. */
export function answered(
  description: string,
  schema: z.ZodType,
  example: unknown,
  status: CallAnswer['status'] = 200,
): CallAnswer {
  return { status, description, schema, examples: { example } };
}

/** The id in a call's path. */
export function pathId(
  description: string,
  example: number | string,
  schema: JsonSchema = { type: 'integer', minimum: 1 },
): CallParameter {
  return { in: 'path', name: 'id', description, schema, required: true, example };
}

/** Parameters in a call's query, by their names. */
export function queryParameters(told: Readonly<Record<string, Omit<CallParameter, 'in' | 'name'>>>): CallParameter[] {
  return Object.entries(told).map(([name, parameter]) => ({ in: 'query', name, ...parameter }));
}

/** The record that a call's query names as `resource` and `record`. */
export function namedRecord(kinds: readonly string[], id: JsonSchema, example: number | string): CallParameter[] {
  return queryParameters({
    resource: {
      description: 'What kind the record is of.',
      required: true,
      schema: { type: 'string', enum: [...kinds] },
      example: 'story',
    },
    record: { description: 'Its id.', required: true, schema: id, example },
  });
}

/** A call of the API, as its document tells of it. Method and path are the route's own. */
export interface CallDescription {
  /** Names the call in programs that are made of the document: `listStories`. */
  id: string;
  /** The heading it stands under. */
  group: string;
  /** A line. */
  summary: string;
  /** More, in Markdown. */
  description?: string;
  parameters?: readonly CallParameter[];
  body?: CallBody;
  /** Whether the body is bytes and nothing else, `application/octet-stream`. */
  takesBytes?: true;
  /** In the order of their statuses; the first is the usual one. */
  answers: readonly [CallAnswer, ...CallAnswer[]];
  /** Failures beside those that every call of its kind may have: see `errorCodesOf`. */
  errors?: readonly ErrorCode[];
}

/** Calls under one heading, by their names in the contract. */
export interface DescribedCalls<Name extends string> {
  group: string;
  calls: Readonly<Record<Name, () => Omit<CallDescription, 'group'>>>;
}

/** What the document tells of calls under one heading. */
export function describeCalls<Name extends string>(
  group: string,
  calls: DescribedCalls<Name>['calls'],
): DescribedCalls<Name> {
  return { group, calls };
}

/** A route under `/api` with what it says of itself. */
export interface ServedCall {
  method: HttpMethod;
  /** As in the contract: `/api/get-single-story/{id}`. */
  path: string;
  access: CallAccess;
  /** Whether it may ask for the password anew. */
  stepUp: boolean;
  describe: () => CallDescription;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tells what a call is for, takes and answers; asked once somebody wants to read it. */
    describe?: () => CallDescription;
  }
}
