// @module-tag slow
import { randomUUID } from 'node:crypto';
import { resourceCalls } from '@porchlight/contract/calls';
import { creatableNames } from '@porchlight/contract/entities';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import type { HTTPMethods, InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { loadWebBundle } from '../pages/web-bundle.ts';
import { forAllTests } from '../testing/for-each-test.ts';
import { missingHeaders, startFullSite, webDist } from './full-site.ts';
import { type FuzzRequest, fuzzRequest } from './fuzz-request.ts';
import { createRandom, type Random } from './random.ts';
import { rawFuzzRequest } from './raw-fuzz-request.ts';
import { rawRequest } from './raw-request.ts';

/** Valid requests, and malformed ones. */
const counts = { requests: 1600, lines: 400 } as const;

/** `FUZZ_SEED=... npm test -- unit` repeats the requests of an earlier run. */
const seed = process.env.FUZZ_SEED || randomUUID();

const site = forAllTests(startFullSite);
beforeAll(async () => {
  for (const name of creatableNames) {
    for (const number of [1, 2]) {
      const { method, path: url } = resourceCalls[name].create;
      const { statusCode, body } = await site.asStaff({ method, url, payload: sampleValues(name, number) });
      expect(statusCode, body).toBe(201);
    }
  }
});

/** The errors of a response, whatever the request. */
function faults(status: number, headers: Readonly<Record<string, unknown>>, body: string): string[] {
  // A connection that closes without a response is not an error.
  if (status === 0) return [];
  const missing = missingHeaders(headers);
  const isPage = String(headers['content-type']).startsWith('text/html');
  const isEncoded = headers['content-encoding'] !== undefined;
  return [
    ...(status >= 500 ? [`${status} ${body.slice(0, 200)}`] : []),
    ...(headers['x-odd'] === undefined ? [] : ['a header of the caller’s making']),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what no page may hold
    ...(isPage && !isEncoded && /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(body) ? ['a control character in a page'] : []),
    ...(missing.length > 0 ? [`no ${missing.join(', ')}`] : []),
  ];
}

/** Makes most calls as an administrator, because requests can end sessions and delete people. */
async function staffToken(): Promise<string> {
  const { id } = await site.db.read
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('role', '=', 'administrator')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return site.tokens.issue(Number(id));
}

/** Sends a request in the process if possible, else over a connection, which keeps the URL as written. */
async function sendRequest(random: Random, request: FuzzRequest, token: string) {
  const { method, url, body = '' } = request;
  const headers = { ...request.headers, ...(random.chance(0.6) && { authorization: `Bearer ${token}` }) };
  const parsed = URL.parse(url, 'http://localhost');
  if (parsed && parsed.pathname + parsed.search === url) {
    // Each request has its own address, because rate limits are tested elsewhere.
    const remoteAddress = `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`;
    const options: InjectOptions = { method: method as HTTPMethods, url, headers, payload: body, remoteAddress };
    const { statusCode, ...response } = await site.server.inject(options);
    return { status: statusCode, headers: response.headers, body: response.body };
  }
  const fields = { host: 'porchlight.example.org', connection: 'close', ...headers };
  const bytes = Buffer.from(body);
  const head = Object.entries({ ...fields, 'content-length': bytes.length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const lines = Buffer.concat([
    Buffer.from(`${method} ${url} HTTP/1.1\r\n`),
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'),
  ]);
  return rawRequest(site.port, Buffer.concat([lines, bytes]));
}

test('whatever is requested, no response fails, and every response has the headers', async () => {
  console.log(`FUZZ_SEED=${seed}`);
  const random = createRandom(seed);
  const { renderer } = await loadWebBundle(webDist);
  const pages = renderer.sitePages.map(({ path }) => path);
  const allFaults: string[] = [];
  const statuses: Record<number, number> = {};
  const note = (request: string, status: number, headers: Readonly<Record<string, unknown>>, body: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    allFaults.push(...faults(status, headers, body).map((fault) => `${fault}: ${request}`));
  };
  let token = await staffToken();
  for (let index = 0; index < counts.requests; index += 1) {
    const request = fuzzRequest(random, pages);
    if (!(await site.tokens.staffOf(token))) token = await staffToken();
    const { status, headers, body } = await sendRequest(random, request, token);
    note(
      `${request.method} ${request.url.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 300)}`,
      status,
      headers,
      body,
    );
  }
  for (let index = 0; index < counts.lines; index += 1) {
    const bytes = rawFuzzRequest(random);
    const { status, headers, body } = await rawRequest(site.port, bytes);
    note(JSON.stringify(bytes.slice(0, 300)), status, headers, body);
  }
  expect(allFaults, `with FUZZ_SEED=${seed}`).toEqual([]);
  expect((await site.server.inject('/readyz')).statusCode).toBe(200);
  // If everything were refused early, little would be tested.
  // The numbers are random; the rarest status, 201, occurs about seventeen times.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '400', '401', '404', '405']));
});
