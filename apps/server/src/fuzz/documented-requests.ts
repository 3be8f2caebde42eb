import type { FieldFileKind } from '@porchlight/contract/fields';
import { type Role, roles } from '@porchlight/contract/permissions';
import fc, { type Arbitrary } from 'fast-check';
import { type DocumentedCall, type readDocument, resolved } from '../testing/documented-calls.ts';
import { multipart, type Part } from '../testing/test-server.ts';

type ApiDocument = Awaited<ReturnType<typeof readDocument>>;
/** A schema of the OpenAPI document: see `documented-calls.ts`. */
type Schema = ApiDocument;

/** Who makes a request: a visitor, a caller with an invalid token, or an account with a role. */
export type CallerKind = 'nobody' | 'impostor' | Role;

/** A request to a call of the OpenAPI document, valid or not. */
export interface DocumentedRequest {
  call: DocumentedCall;
  caller: CallerKind;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Valid files to send in forms. */
export type SampleFiles = Readonly<Record<FieldFileKind, Buffer>>;

const texts = [
  ...['', ' ', '\0', '\ud800', 'x'.repeat(10_001), '🏡'.repeat(300), '\u202e', '\r\nX-Odd: yes', '%00', '../../x'],
  ...['<script>alert(1)</script>', "'; DROP TABLE users;--", '{{7*7}}', '=1+1', 'javascript:alert(1)'],
  ...['2026-02-30', '2026-03-14T25:61', '+275760-09-13', 'NaN', '1e400', 'https://a b', 'a@b', 'NEAR(', '-title', '*'],
  ...['__proto__', 'constructor', 'null', 'true', '[]', '{"a":1}', '9'.repeat(40), '\u2028', 'ﷺ'],
];
const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  [1],
  {},
  { length: 1 },
  { toString: 1 },
  [[[[]]]],
];
const ids = [
  ...['1', '2', '3', '4', '0', '-1', '1.5', '007', '9007199254740993', '9'.repeat(40), 'x', 'null'],
  ...texts,
];
const otherTypes = [
  'text/plain',
  'application/xml',
  'nonsense',
  ';',
  'multipart/form-data',
  'application/json; charset=x',
];

const anyText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 60 }));
const anyValue: Arbitrary<unknown> = fc.oneof(anyText, fc.constantFrom(...values), fc.jsonValue({ maxDepth: 3 }));

/** Generates requests to calls of an OpenAPI document: valid, nearly valid and hostile, by any kind of caller. */
export function documentedRequest(
  document: ApiDocument,
  calls: readonly DocumentedCall[],
  files: SampleFiles,
): Arbitrary<DocumentedRequest> {
  const caller = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom<CallerKind>('nobody', 'impostor') },
    { weight: 1, arbitrary: fc.constantFrom<CallerKind>(...roles) },
    { weight: 3, arbitrary: fc.constant<CallerKind>('administrator') },
  );
  return fc
    .constantFrom(...calls)
    .chain((call) =>
      fc.record({
        call: fc.constant(call),
        caller,
        address: urlAndHeaders(document, call),
        body: bodyOf(document, call, files),
      }),
    )
    .map(({ address, body, ...request }) => ({
      ...request,
      url: address.url,
      headers: { ...address.headers, ...body.headers },
      payload: body.payload,
    }));
}

/** Values that a schema accepts, and values just outside its bounds. */
function valueNearSchema(document: ApiDocument, reference: Schema): Arbitrary<unknown> {
  const schema = resolved(document, reference);
  const near = (each: Schema) => valueNearSchema(document, each);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(near));
  const { minLength = 0, maxLength = 80, minimum = 0, maximum = 1000, items, properties = {}, maxItems = 5 } = schema;
  const lengths = [minLength, minLength - 1, maxLength, maxLength + 1].filter((length) => length >= 0);
  const ofType: Record<string, Arbitrary<unknown>> = {
    string: fc.oneof(
      fc.string({ minLength, maxLength: Math.min(maxLength, 200) }),
      fc.constantFrom(
        '2026-03-14',
        '2024-02-29T23:59',
        '2026-03-14T16:00:00Z',
        'ada@example.org',
        'https://example.org/',
      ),
      { weight: 1, arbitrary: fc.constantFrom(...lengths).map((length) => 'x'.repeat(length)) },
    ),
    integer: fc.oneof(
      fc.integer({ min: minimum, max: maximum }),
      fc.constantFrom(minimum - 1, maximum + 1, minimum + 0.5),
    ),
    number: fc.oneof(fc.double({ min: minimum, max: maximum }), fc.constantFrom(minimum - 1, maximum + 1, 0.001)),
    boolean: fc.boolean(),
    null: fc.constant(null),
    array: fc.array(items ? near(items) : anyValue, { maxLength: Math.min(maxItems, 5) }),
    object: fc.record(Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, near(each)])), {
      requiredKeys: [],
    }),
  };
  const arbitraries = [schema.type ?? Object.keys(ofType)].flat().map((type: string) => ofType[type] ?? anyValue);
  return fc.oneof(...arbitraries);
}

/** The example's value, or one near the schema, or anything; undefined leaves the field out. */
function likeExample(document: ApiDocument, schema: Schema, example: unknown): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant(example) },
    { weight: 3, arbitrary: valueNearSchema(document, schema) },
    { weight: 2, arbitrary: anyValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** A parameter outside the path and the body. */
interface RequestParameter {
  location: 'query' | 'header';
  name: string;
  value: unknown;
}

/** The URL with its id and query, and the header parameters. */
function urlAndHeaders(document: ApiDocument, { path, operation }: DocumentedCall) {
  const parameters: Schema[] = operation.parameters.filter((each: Schema) => each.in !== 'path');
  const arbitraries = parameters.map(({ in: location, name, content, ...plain }): Arbitrary<RequestParameter> => {
    const { schema, example } = content?.['application/json'] ?? plain;
    const value = likeExample(document, schema, example).map((each) => (content ? JSON.stringify(each) : each));
    // Most calls are made with few parameters.
    return fc.option(value, { freq: 2, nil: undefined }).map((each) => ({ location, name, value: each }));
  });
  const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('1', '2', '3', '4') }, fc.constantFrom(...ids));
  return fc.tuple(id, fc.tuple(...arbitraries)).map(([id, values]) => {
    const present = values.filter(({ value }) => value !== undefined);
    const pairs = present
      .filter(({ location }) => location === 'query')
      .map(({ name, value }) => `${name}=${encoded(value)}`);
    const headers = present.filter(({ location }) => location === 'header');
    return {
      url: path.replace(/\{\w+\}/, encoded(id) || '%20') + (pairs.length > 0 ? `?${pairs.join('&')}` : ''),
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, encoded(value)])),
    };
  });
}

function encoded(value: unknown): string {
  return encodeURIComponent(asText(value).toWellFormed());
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

type Body = Pick<DocumentedRequest, 'headers' | 'payload'>;

/** A body in one of the media types that a call takes, intact or broken. */
function bodyOf(document: ApiDocument, { operation }: DocumentedCall, files: SampleFiles): Arbitrary<Body> {
  const kinds: [string, Schema][] = Object.entries(operation.requestBody?.content ?? {});
  if (kinds.length === 0) return fc.constant({ headers: {} });
  return fc.constantFrom(...kinds).chain(([type, { schema, example, encoding = {} }]) => {
    const { properties = {} } = resolved(document, schema);
    const fields = Object.entries(properties).map(([name, each]) =>
      likeExample(document, each, example[name]).map((value): [string, unknown] => [name, value]),
    );
    const unexpectedField = fc.tuple(fc.constantFrom('__proto__', 'id', 'deleted_at', 'role', 'x'), anyValue);
    const record = fc
      .tuple(fc.tuple(...fields), fc.option(unexpectedField, { freq: 4 }))
      .map(([expected, unexpected]) =>
        [...expected, ...(unexpected ? [unexpected] : [])].filter(([, value]) => value !== undefined),
      );
    const intact = record.chain((pairs) => intactBody(type, pairs, encoding, files));
    return fc.oneof({ weight: 12, arbitrary: intact }, { weight: 1, arbitrary: intact.chain(broken) });
  });
}

function intactBody(
  type: string,
  pairs: [string, unknown][],
  encoding: Readonly<Record<string, { contentType: string }>>,
  files: SampleFiles,
): Arbitrary<Body> {
  const headers = { 'content-type': type };
  if (type === 'application/json') {
    // Without a prototype, so that the name `__proto__` is sent.
    const record = Object.assign(Object.create(null), Object.fromEntries(pairs));
    return fc.constant({ headers, payload: JSON.stringify(record) });
  }
  if (type === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams(pairs.map(([name, value]) => [name, asText(value).toWellFormed()]));
    return fc.constant({ headers, payload: form.toString() });
  }
  if (type === 'application/octet-stream') {
    return fc.uint8Array({ maxLength: 100 }).map((noise) => ({ headers, payload: Buffer.from(noise) }));
  }
  const parts = pairs.map(([name, value]): Arbitrary<Part> => {
    const type = encoding[name]?.contentType;
    const kind = type && kindOfParts(type);
    if (!kind) return fc.constant([name, asText(value)]);
    return fileContent(files[kind]).map((content) => [name, { filename: asText(value), content }]);
  });
  return fc.tuple(...parts).map((values) => multipart(values));
}

function kindOfParts(mediaType: string): FieldFileKind {
  if (mediaType.startsWith('audio/')) return 'sound';
  return mediaType === 'application/pdf' ? 'pdf' : 'image';
}

/** A valid file, a truncated one, bytes that only begin like one, or noise. */
function fileContent(validFile: Buffer): Arbitrary<Buffer> {
  return fc.oneof(
    fc.constant(validFile),
    fc.nat(validFile.length).map((length) => validFile.subarray(0, length)),
    fc.uint8Array({ maxLength: 200 }).map((noise) => Buffer.concat([validFile.subarray(0, 16), noise])),
    fc.uint8Array({ maxLength: 50 }).map((noise) => Buffer.from(noise)),
  );
}

/** A body that is truncated, or declared with another content type. */
function broken({ headers, payload = '' }: Body): Arbitrary<Body> {
  return fc.oneof(
    fc.nat(payload.length).map((length) => ({ headers, payload: payload.slice(0, length) })),
    fc.constantFrom(...otherTypes).map((type) => ({ headers: { 'content-type': type }, payload })),
  );
}
