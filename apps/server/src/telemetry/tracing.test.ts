import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { startTracing } from './tracing.ts';

/** A span as a collector gets it. */
interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

let collector: Server;
let sent: { resourceSpans: { resource: { attributes: unknown }; scopeSpans: { spans: SentSpan[] }[] }[] }[];
let server: TestServer;
let stopTracing: () => Promise<void>;
const warnings: string[] = [];

beforeEach(async () => {
  sent = [];
  collector = createServer(async (request, response) => {
    expect(request.url).toBe('/v1/traces');
    sent.push((await json(request)) as (typeof sent)[number]);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  vi.stubEnv('OTEL_SERVICE_NAME', 'porch of marrow creek');
});
afterEach(async () => {
  await server.stop();
  collector.close();
  vi.unstubAllEnvs();
});

async function start(sampledShare = 1) {
  stopTracing = await startTracing(sampledShare, (message) => warnings.push(message));
  server = await startTestServer();
}

/** The spans of a request, once the collector has them. */
async function spans(): Promise<SentSpan[]> {
  await stopTracing();
  return sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)),
  );
}

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a collector gets a span for each request, in the client’s trace, with its statements below it', async () => {
  await start();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await server.asStaff({ url: '/api/get-all-donation', headers: { traceparent } });
  const sentSpans = await spans();
  const request = sentSpans.find(({ name }) => name === 'GET /api/get-all-donation');
  expect(request).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/get-all-donation',
    'http.response.status_code': 200,
  });
  const below = sentSpans.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(attributesOf);
  expect(below).toContainEqual({
    'db.system.name': expect.stringMatching(/^(sqlite|postgresql)$/),
    'db.operation.name': 'select',
    'db.query.text': expect.stringContaining('donations'),
  });
  expect(JSON.stringify(sent)).toContain('porch of marrow creek');
  expect(warnings).toEqual([]);
});

test('a write whose body arrives late has its statements below it, and no span has what was typed, requested or by whom', async () => {
  await start();
  const body = JSON.stringify({ email: 'ruth.holloway@example.org', amount: 25 });
  const halves = [body.slice(0, 20), body.slice(20)];
  const response = await fetch(`${await server.server.listen({ port: 0 })}/api/add-donation?note=four-quarters`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.signIn()}`, 'content-type': 'application/json' },
    body: new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        const half = halves.shift();
        if (half === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(half));
      },
    }),
    // fetch needs this for a stream, but its types lack it.
    ...{ duplex: 'half' },
  });
  expect(response.status).toBe(201);
  const sentSpans = await spans();
  const request = sentSpans.find(({ name }) => name === 'POST /api/add-donation');
  const statements = sentSpans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toContain('insert');
  expect(JSON.stringify(sent)).not.toMatch(/ruth|holloway|four-quarters|127\.0\.0\.1/);
});

test('a failed request is an error in its trace', async () => {
  await start();
  server.resources.services.story.list = async () => {
    throw new Error('the disk is gone');
  };
  await server.server.inject('/api/get-all-story');
  const failed = (await spans()).find(({ name }) => name === 'GET /api/get-all-story');
  expect(failed?.status.code).toBe(2);
  expect(JSON.stringify(sent)).not.toContain('the disk is gone');
});

test('with a share of zero only requests in another program’s trace are sent', async () => {
  await start(0);
  await server.server.inject('/api/get-all-story');
  await server.server.inject({
    url: '/api/get-all-event',
    headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  });
  const names = (await spans()).map(({ name }) => name).filter((name) => name.startsWith('GET'));
  expect(names).toEqual(['GET /api/get-all-event']);
});
