import { apiKeyCalls, apiKeyPrefix, apiKeyScopes, keyRefusal } from '@porchlight/contract/api-keys';
import { type ErrorCode, errorStatus } from '@porchlight/contract/errors';
import type { FieldFileKind } from '@porchlight/contract/fields';
import { imageMediaTypes } from '@porchlight/contract/limits';
import { type CallAccess, isForNamed, permissionOf, permissions } from '@porchlight/contract/permissions';
import { z } from 'zod';
import {
  type CallParameter,
  type CallResponse,
  type CallSchema,
  type JsonSchema,
  resolveLazy,
  type SchemaNotes,
  type ServedCall,
} from '../http/call-schema.ts';
import { version } from '../version.ts';
import { DocumentSchemas } from './document-schemas.ts';
import { commonHeaderSchemas, errorCodesOf, errorResponse, errorSchema } from './error-responses.ts';

type MediaTypes = Record<string, { schema: JsonSchema; example?: unknown; examples?: Record<string, unknown> }>;

/** A response in the document, or a reference to one that several calls share. */
export type DocumentResponse =
  | { $ref: string }
  | { description: string; headers?: Record<string, unknown>; content?: MediaTypes };

/** A call in the document: OpenAPI's Operation Object. */
export interface Operation {
  operationId: string;
  tags: readonly [string];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters: Record<string, unknown>[];
  requestBody?: { required: true; content: MediaTypes };
  responses: Record<string, DocumentResponse>;
}

/** An OpenAPI document. @see https://spec.openapis.org/oas/v3.1.1 */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, unknown>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ReturnType<typeof errorResponse>>;
  };
}

const introduction = `All calls that the website and the dashboard make to the server.

**Authentication.** Calls without a lock are open to everyone. The others are for staff: \`POST /api/login\` returns a token, which is sent as \`Authorization: Bearer {token}\`. A request with an invalid or expired token is treated as a visitor’s. Programs send an API key instead, which an administrator creates. A key can make the calls that accept one (\`program\`) and that the role in its scope can make. With an unknown, expired or revoked key every call returns 401. Each call lists the roles that can make it; other roles get 403. Passwords are never returned.

**Bodies** are JSON. Some calls also accept a URL-encoded or a multipart form, and say so. Files are parts of a multipart form; the record then contains their names.

**Errors** always have the same format. An unknown path returns 404. A known path that doesn’t support the method returns 405 and lists the methods that it supports in \`Allow\`. HEAD is allowed wherever GET is.

**Dates** are days (\`2026-03-14\`) or moments in UTC (\`2026-03-14T16:00:00Z\`).`;

/**
 * Builds the API's OpenAPI document from the served calls.
 * @param publicUrl public URL of the site, without a trailing slash
 * @throws Error when two calls have the same id, or two schemas the same name
 */
export function openApiDocument(calls: readonly ServedCall[], publicUrl: string): OpenApiDocument {
  const schemas = new DocumentSchemas();
  const responses: OpenApiDocument['components']['responses'] = {};
  const paths: OpenApiDocument['paths'] = {};
  const groups = new Set<string>();
  const ids = new Set<string>();
  const failed = (codes: readonly ErrorCode[]): DocumentResponse => {
    const name = codes.map(pascalCase).join('Or');
    responses[name] ??= errorResponse(codes, schemas.convert(errorSchema, 'output'));
    return { $ref: `#/components/responses/${name}` };
  };
  failed(['method_not_allowed']);
  for (const { method, path, access, stepUp, schema } of calls) {
    const { operationId, tags, summary, description } = schema;
    if (ids.has(operationId)) throw new Error(`Two calls of the API have the id ${operationId}.`);
    ids.add(operationId);
    groups.add(tags[0]);
    const byStatus = Object.groupBy(
      new Set(errorCodesOf(schema, { access, stepUp, path })),
      (code) => errorStatus[code],
    );
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId,
        tags,
        summary,
        ...describedBy(description, access),
        security: securityOf(access),
        parameters: parametersOf(schema, schemas),
        ...(schema.body && { requestBody: { required: true, content: bodyOf(schema, schemas) } }),
        ...(schema.takesBytes && { requestBody: { required: true, content: bytes } }),
        responses: {
          ...Object.fromEntries(
            Object.entries(schema.response).map(([code, each]) => [code, responseOf(each, schemas)]),
          ),
          ...Object.fromEntries(Object.entries(byStatus).map(([status, codes = []]) => [status, failed(codes)])),
        },
      },
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Porchlight', version, description: introduction },
    servers: [{ url: publicUrl }],
    tags: [...groups].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        staff: { type: 'http', scheme: 'bearer', description: 'The token that `POST /api/login` returns.' },
        program: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key, which begins with \`${apiKeyPrefix}\`: the secret that \`POST ${apiKeyCalls.add.path}\` returns.`,
        },
      },
      schemas: schemas.named,
      responses,
    },
  };
}

/** Converts an error code to PascalCase: `too_large` to `TooLarge`. */
function pascalCase(code: ErrorCode): string {
  return code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A call's description, followed by the roles that may make it. */
function describedBy(description: string | undefined, access: CallAccess): { description?: string } {
  const permission = permissionOf(access);
  const ownAccess = access.startsWith('own or ') ? '; everyone else for their own account' : '';
  const named = isForNamed(access) ? '; everyone who is named for a form, for its entries' : '';
  const allowed = permission && `**Roles:** ${permissions[permission].join(', ')}${ownAccess}${named}.`;
  const text = [description, allowed].filter(Boolean).join('\n\n');
  return text ? { description: text } : {};
}

function isOpenToPrograms(access: CallAccess): boolean {
  return apiKeyScopes.some((scope) => keyRefusal({ scope, personal_data: true }, access) === null);
}

function securityOf(access: CallAccess): Operation['security'] {
  switch (access) {
    case 'anyone':
      return [];
    case 'both':
      return [{}, { staff: [] }, { program: [] }];
    default:
      return [{ staff: [] }, ...(isOpenToPrograms(access) ? [{ program: [] }] : [])];
  }
}

/** The parameters of a call: those that its schemas validate, and those that are only documented. */
function parametersOf({ params, querystring, parameters = [] }: CallSchema, schemas: DocumentSchemas) {
  const validated = [schemaParameters('path', params, schemas), schemaParameters('query', querystring, schemas)];
  return [...validated.flat(), ...parameters].map(parameterOf);
}

function schemaParameters(part: 'path' | 'query', schema: z.ZodObject | undefined, schemas: DocumentSchemas) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.convert(schema, 'input');
  return Object.entries(properties).map(([name, property]): CallParameter => {
    const { description, ...type } = Object(property);
    const { example }: SchemaNotes = z.globalRegistry.get(schema.shape[name]) ?? {};
    return { in: part, name, description, ...(required.includes(name) && { required: true }), schema: type, example };
  });
}

function parameterOf({ isJson, schema, example, ...parameter }: CallParameter): Record<string, unknown> {
  const content = { schema, ...(example !== undefined && { example }) };
  return isJson ? { ...parameter, content: { 'application/json': content } } : { ...parameter, ...content };
}

/** A binary body, which has no schema. @see OpenAPI 3.1, 4.8.14.2 */
const bytes: MediaTypes = { 'application/octet-stream': { schema: {}, example: 'bytes' } };

function bodyOf({ body, takesForms = true, files, example }: CallSchema, schemas: DocumentSchemas): MediaTypes {
  const content = { schema: body ? schemas.convert(body, 'input') : {}, example: resolveLazy(example) ?? {} };
  const jsonContent = { 'application/json': content };
  if (!takesForms) return jsonContent;
  const forms = { ...jsonContent, 'application/x-www-form-urlencoded': content };
  return { ...forms, 'multipart/form-data': files ? withFiles(content, files, schemas) : content };
}

/** How a file part of a form is documented, by the kind of file. */
const fileParts: Readonly<Record<FieldFileKind, { description: string; contentType: string; example: string }>> = {
  image: {
    description: 'A picture: JPEG, PNG, WebP, AVIF or GIF.',
    contentType: imageMediaTypes.join(', '),
    example: 'porch.jpg',
  },
  pdf: { description: 'A PDF.', contentType: 'application/pdf', example: 'minutes.pdf' },
  sound: {
    description: 'An audio file: MP3, M4A, Ogg or WAV; or a text with a link instead.',
    contentType: 'audio/mpeg, audio/mp4, audio/ogg, audio/wav, text/plain',
    example: 'episode.mp3',
  },
};

/** A multipart form with the fields of a schema, and its files. */
function withFiles(
  { schema, example }: { schema: JsonSchema; example: Readonly<Record<string, unknown>> },
  files: NonNullable<CallSchema['files']>,
  schemas: DocumentSchemas,
) {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const fields = schemas.named[name];
  const kinds = Object.entries(files);
  const parts = kinds.map(([field, kind]): [string, JsonSchema] => [
    field,
    {
      type: 'string',
      format: 'binary',
      description: fileParts[kind].description,
    },
  ]);
  const form = { ...fields, properties: { ...fields?.properties, ...Object.fromEntries(parts) } };
  return {
    schema: schemas.name(`${name}Form`, form),
    encoding: Object.fromEntries(kinds.map(([field, kind]) => [field, { contentType: fileParts[kind].contentType }])),
    example: {
      ...example,
      ...Object.fromEntries(kinds.map(([field, kind]) => [field, fileParts[kind].example])),
    },
  };
}

function responseOf({ description, content, headers }: CallResponse, schemas: DocumentSchemas): DocumentResponse {
  const { schema, examples } = content?.['application/json'] ?? {};
  const headerEntries = Object.entries(headers ?? {}).map(([name, { description: text, ...type }]) => [
    name,
    { description: text, schema: type },
  ]);
  return {
    description,
    headers: { ...commonHeaderSchemas, ...Object.fromEntries(headerEntries) },
    ...(schema && {
      content: {
        'application/json': {
          schema: schemas.convert(schema, 'output'),
          examples: Object.fromEntries(
            Object.entries(resolveLazy(examples) ?? {}).map(([name, value]) => [name, { value }]),
          ),
        },
      },
    }),
  };
}
