import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Operation } from '../api-docs/document.ts';
import { quarters, sampleMp3, samplePdf } from './sample-files.ts';
import { formText, multipart, type Part } from './test-server.ts';

/** The OpenAPI document, or a part of it, as parsed JSON of unknown type. */
// biome-ignore lint/suspicious/noExplicitAny: what is read is what is tested.
type Json = any;

/** A call in the OpenAPI document. */
export interface DocumentedCall {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  operation: Operation & Json;
}

/** Reads the OpenAPI document of a server. */
export async function readDocument(server: FastifyInstance): Promise<Json> {
  return (await server.inject('/api/openapi.json')).json();
}

/** The calls of a document, in its order. */
export function documentedCalls(document: Json): DocumentedCall[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations as Json).map(([method, operation]: [string, Json]) => ({
      id: operation.operationId,
      method: method.toUpperCase() as DocumentedCall['method'],
      path,
      operation,
    })),
  );
}

/** Resolves a `$ref` within a document; returns any other value unchanged. */
export function resolved(document: Json, value: Json): Json {
  if (typeof value?.$ref !== 'string') return value;
  return value.$ref
    .slice(2)
    .split('/')
    .reduce((value: Json, key: string) => value?.[key], document);
}

/** Validates values by the schemas of one document, each of which is compiled once. */
class Checker {
  readonly #ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: Json) {
    addFormats.default(this.#ajv);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addVocabulary(['components', 'schemas']);
    this.#ajv.addSchema({ $id: 'api', components: { schemas: document.components.schemas } });
  }

  schemaErrors(schema: Json, value: unknown): string {
    const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
    const validate = this.#compiled.get(text) ?? this.#ajv.compile(JSON.parse(text));
    this.#compiled.set(text, validate);
    return validate(value) ? '' : this.#ajv.errorsText(validate.errors);
  }
}

const checkers = new WeakMap<object, Checker>();

/**
 * Validates a value by a schema of the document.
 * @returns the validation errors; '' when it is valid
 * @throws Error for an invalid schema, or one with an unresolvable reference
 */
export function schemaErrors(document: Json, schema: Json, value: unknown): string {
  const checker = checkers.get(document) ?? new Checker(document);
  checkers.set(document, checker);
  return checker.schemaErrors(schema, value);
}

/** Checks a server's response against the document. @returns what is wrong; '' when nothing is */
export function responseSchemaErrors(
  document: Json,
  { id, operation }: DocumentedCall,
  response: LightMyRequestResponse,
): string {
  const documented = resolved(document, operation.responses[response.statusCode]);
  if (!documented) return `${id} answered ${response.statusCode}, which is not in the document: ${response.body}`;
  for (const name of Object.keys(response.headers).filter((header) =>
    /^(x-(?!content|dns|down|frame|perm|xss)|www)/.test(header),
  )) {
    const isDocumented = Object.keys(documented.headers ?? {}).some((header) => header.toLowerCase() === name);
    if (!isDocumented) return `${id} answered with the header ${name}, which is not in the document`;
  }
  const { schema, examples } = documented.content?.['application/json'] ?? {};
  const code = response.statusCode >= 400 && response.json().error.code;
  if (code && !(code in examples)) return `${id} refused with ${code}, which is not in the document: ${response.body}`;
  if (!schema)
    return response.body === '' ? '' : `${id} answered a body, and the document tells of none: ${response.body}`;
  return schemaErrors(document, schema, response.json());
}

/** The request of a call's example. @param mediaType media type of its body */
export async function exampleRequest(
  { method, path, operation }: DocumentedCall,
  mediaType = 'application/json',
): Promise<InjectOptions> {
  const query: Record<string, string> = {};
  let url = path;
  for (const parameter of operation.parameters as Json[]) {
    const json = parameter.content?.['application/json'];
    const example = json ? JSON.stringify(json.example) : parameter.example;
    if (example === undefined) continue;
    if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, String(example));
    if (parameter.in === 'query') query[parameter.name] = String(example);
  }
  const { example, encoding } = operation.requestBody?.content[mediaType] ?? {};
  if (!example) return { method, url, query };
  switch (mediaType) {
    case 'application/json':
      return { method, url, query, payload: example };
    case 'application/octet-stream':
      return { method, url, query, payload: Buffer.from(example), headers: { 'content-type': mediaType } };
    case 'application/x-www-form-urlencoded':
      return {
        method,
        url,
        query,
        payload: new URLSearchParams(
          Object.entries(example).map(([name, value]) => [name, formText(value)]),
        ).toString(),
        headers: { 'content-type': mediaType },
      };
    default:
      return { method, url, query, ...multipart(await partsOf(example, encoding ?? {})) };
  }
}

function fileOf(mediaType: string): Buffer | Promise<Buffer> {
  if (mediaType === 'audio/mpeg') return sampleMp3(2);
  return mediaType === 'application/pdf' ? samplePdf() : quarters().jpeg().toBuffer();
}

/** The parts of a form. The example has only file names, so the files are generated. */
async function partsOf(example: Record<string, unknown>, encoding: Record<string, { contentType: string }>) {
  return Promise.all(
    Object.entries(example).map(async ([name, value]): Promise<Part> => {
      const type = encoding[name]?.contentType;
      if (!type) return [name, formText(value)];
      const [mediaType = ''] = type.split(',');
      return [name, { filename: String(value), content: await fileOf(mediaType), type: mediaType }];
    }),
  );
}
