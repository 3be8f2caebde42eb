import { creatableNames } from '@porchlight/contract/entities';
import { resources } from '@porchlight/contract/resources';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallSchema } from '../http/call-schema.ts';
import {
  type DocumentedCall,
  documentedCalls,
  readDocument,
  resolved,
  schemaErrors,
} from '../testing/documented-calls.ts';
// The OpenAPI Initiative's own schema of a document, from spec.openapis.org; Apache 2.0.
import openApiSchema from '../testing/openapi-3.1-schema.json' with { type: 'json' };
import { serverForAllTests } from '../testing/test-server.ts';
import { openApiDocument } from './document.ts';

const server = serverForAllTests();
let document: Awaited<ReturnType<typeof readDocument>>;
let calls: DocumentedCall[];
beforeAll(async () => {
  document = await readDocument(server.server);
  calls = documentedCalls(document);
});

/** Paths under /api that are not calls: unknown ones, and the page that shows the document. */
const noCalls = ['/api/*', '/api/docs', '/api/docs/', '/api/docs/:file'];

/** Method and path of each route under /api, as Fastify prints its tree. */
function servedRoutes(): string[] {
  const above: string[] = [];
  return server.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S*) \((.*)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, path);
      const complete = above.join('');
      if (!complete.startsWith('/api/') || noCalls.includes(complete)) return [];
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${complete.replace(/:(\w+)/g, '{$1}')}`);
    });
}

describe('a developer who writes a program for the API', () => {
  test('gets a document that any OpenAPI 3.1 tool can read', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addFormat('media-range', true);
    const validate = ajv.compile(openApiSchema);
    expect(validate(document), ajv.errorsText(validate.errors)).toBe(true);
    expect(document.openapi).toBe('3.1.1');
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }]);
  });

  test('finds every call of the server, and no other', () => {
    const served = servedRoutes();
    expect(served.length).toBeGreaterThan(75);
    expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(served.toSorted());
  });

  test('finds everything that the document refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, $ref]) => $ref);
    expect(references.length).toBeGreaterThan(200);
    expect(references.filter(($ref) => resolved(document, { $ref }) === undefined)).toEqual([]);
  });

  test('reads of every call its purpose, input, responses and errors, with matching examples', () => {
    const faults = calls.flatMap(({ id, operation }) => {
      const { summary, tags, parameters, requestBody, responses } = operation;
      const statuses = Object.keys(responses).map(Number);
      const problems = [
        summary ? '' : 'no summary',
        document.tags.some(({ name }: { name: string }) => name === tags[0]) ? '' : 'an unknown tag',
        statuses.some((status) => status < 300) ? '' : 'no success',
        [500, 503].every((status) => statuses.includes(status)) ? '' : 'no failures',
      ];
      for (const { name, description, schema, content, example } of parameters) {
        const mediaType = content?.['application/json'] ?? { schema, example };
        if (!description) problems.push(`nothing about ${name}`);
        if (mediaType.example !== undefined) problems.push(schemaErrors(document, mediaType.schema, mediaType.example));
        else schemaErrors(document, mediaType.schema, null);
      }
      for (const { schema, example } of Object.values<{ schema: unknown; example: unknown }>(
        requestBody?.content ?? {},
      )) {
        problems.push(example ? schemaErrors(document, schema, example) : 'a body without an example');
      }
      for (const [status, reference] of Object.entries(responses)) {
        const { description, content } = resolved(document, reference);
        if (!description) problems.push(`${status} without a description`);
        if (status === '204' || status === '304') continue;
        const { schema, examples } = content['application/json'];
        if (Object.keys(examples).length === 0) problems.push(`${status} without an example`);
        for (const { value } of Object.values<{ value: unknown }>(examples)) {
          problems.push(schemaErrors(document, schema, value));
        }
      }
      return problems.filter(Boolean).map((problem) => `${id}: ${problem}`);
    });
    expect(faults).toEqual([]);
  });

  test('finds no response with a password', () => {
    const withSecrets = Object.entries<{ properties?: object }>(document.components.schemas)
      .filter(([, { properties = {} }]) => 'password' in properties)
      .map(([name]) => name);
    expect(withSecrets).toEqual(expect.arrayContaining(['UserInput', 'UserChange', 'SignIn']));
    expect(withSecrets.filter((name) => !/(Input|Change|SignIn)$/.test(name))).toEqual([]);
    for (const { operation } of calls) {
      for (const { content } of Object.values<{ content?: unknown }>(operation.responses)) {
        expect(JSON.stringify(content ?? {})).not.toMatch(/Input"|Change"|SignIn"/);
      }
    }
  });
});

test('a call without its own id, and a schema with another’s name, are errors', () => {
  const schema: CallSchema = {
    ...{ operationId: 'twice', tags: ['Tests'], summary: 'A test' },
    response: { 204: { description: 'Done.' } },
  };
  const duplicates = ['/api/one', '/api/two'].map((path) => ({
    method: 'GET' as const,
    path,
    access: 'anyone' as const,
    stepUp: false,
    schema,
  }));
  expect(() => openApiDocument(duplicates, 'http://localhost')).toThrow('Two calls of the API have the id twice.');
});

describe('a field’s schema', () => {
  const long = 'x'.repeat(300_000);
  const invalid: Record<string, unknown[]> = {
    text: [long, 7],
    longText: [long, 7],
    username: [long, 7],
    email: ['nobody', 7],
    password: ['short', 'x'.repeat(200)],
    url: [7],
    phone: [7],
    money: [-1, 0, 2_000_000_000],
    number: [-1, 2.5, 2_000_000_000],
    year: [12, 123_456],
    boolean: ['perhaps'],
    choice: ['nobody'],
  };

  test.each(creatableNames)('accepts and refuses the same values for %s as the call', (name) => {
    const { fields, create, calls } = resources[name];
    const schema = document.components.schemas[`${name.charAt(0).toUpperCase()}${name.slice(1)}Input`];
    const example = document.paths[calls.create.path].post.requestBody.content['application/json'].example;
    const both = (values: unknown) => [schemaErrors(document, schema, values) === '', create.safeParse(values).success];
    expect(both(example)).toEqual([true, true]);
    for (const [field, { kind, required, computed }] of Object.entries(fields)) {
      if (computed) continue;
      for (const value of invalid[kind] ?? []) {
        expect(both({ ...example, [field]: value }), `${field} ${String(value).slice(0, 20)}`).toEqual([false, false]);
      }
      if (required) expect(both({ ...example, [field]: undefined }), field).toEqual([false, false]);
    }
  });
});
