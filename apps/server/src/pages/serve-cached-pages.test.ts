import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { websiteFolder } from '../ops/serve-command.ts';
import { logForEachTest } from '../testing/captured-log.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTestServer } from '../testing/test-server.ts';

const log = logForEachTest();
const server = forEachTest(() => startTestServer(undefined, undefined, { logger: log.logger, webDist: websiteFolder }));
let origin: string;
let routed: number;
const count = () => {
  routed += 1;
};

beforeEach(async () => {
  origin = await server.server.listen({ port: 0, host: '127.0.0.1' });
  diagnostics.subscribe('tracing:fastify.request.handler:start', count);
  routed = 0;
});
afterEach(() => void diagnostics.unsubscribe('tracing:fastify.request.handler:start', count));

/** Requests a page. @returns its status, bytes and headers, except those that differ each time */
async function ask(path: string, headers: Record<string, string> | string[] = {}, method = 'GET') {
  const sent = request(origin + path, { headers, method });
  sent.end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('There is no answer.');
  const { 'x-request-id': id, 'x-accel-expires': keptUntil, date, ...others } = response.headers;
  return { status: response.statusCode, id, keptUntil, headers: others, bytes: await buffer(response) };
}

describe('a visitor who opens a cached page', () => {
  test.each<Record<string, string>>([
    {},
    { 'accept-encoding': 'gzip' },
    { cookie: 'scheme=dark', 'accept-encoding': 'br' },
    { cookie: 'data-saver=1' },
    { 'if-none-match': '*' },
  ])('with %o gets the same response as from the renderer', async (headers) => {
    const first = await ask('/gallery', headers);
    const second = await ask('/gallery', headers);
    expect(routed).toBe(1);
    expect({ ...second, id: '' }).toEqual({ ...first, id: '', keptUntil: expect.any(String) });
    expect(second.id).not.toBe(first.id);
  });

  test('is logged by the pattern of its page, and a missing page without its words', async () => {
    await ask('/story/4711');
    await ask('/no-such-page');
    await ask('/dashboard/edit-article/4711');
    expect(log.requests().map(({ route }) => route)).toEqual(['/story/:id', '/*', '/dashboard/edit-article/:id']);
  });

  test('is logged and counted as others are', async () => {
    await ask('/gallery');
    const { id } = await ask('/gallery');
    expect(routed).toBe(1);
    const [first, second] = log.requests();
    const measured = { time: expect.any(String), durationMs: expect.any(Number) };
    expect(second).toEqual({ ...first, ...measured, reqId: id });
    const metrics = await server.metrics.registry.metrics();
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/gallery",status="200"} 2');
    expect(metrics).toContain('porchlight_cache_requests_total{cache="pages",result="hit"} 1');
  });

  test('allows a proxy to cache it for the rest of this second', async () => {
    await ask('/gallery');
    const { keptUntil } = await ask('/gallery');
    expect(Math.abs(Number(String(keptUntil).slice(1)) - Date.now() / 1000)).toBeLessThan(2);
    expect((await ask('/login')).keptUntil).toBeUndefined();
  });

  test('sees a change at once', async () => {
    await ask('/all-articles');
    await ask('/all-articles');
    await server.resources.services.article.create({ title: 'Okra in a dry year' });
    expect(String((await ask('/all-articles')).bytes)).toContain('Okra in a dry year');
  });
});

describe('the page is rendered', () => {
  test('for requests that are not simple requests for a page', async () => {
    await ask('/gallery');
    expect((await ask('/gallery', {}, 'HEAD')).bytes).toHaveLength(0);
    expect((await ask('/gallery', {}, 'POST')).status).toBe(405);
    expect((await ask('/gallery', { authorization: 'Bearer none' })).status).toBe(200);
    expect((await ask('/gallery', { 'content-length': '0' })).status).toBe(200);
    expect(routed).toBe(4);
  });

  test('for a request with two hosts, which is refused', async () => {
    await ask('/gallery');
    expect((await ask('/gallery', ['host', 'example.org', 'host', 'example.com'])).status).toBe(400);
  });

  test('for an encoding that nobody has requested yet', async () => {
    await ask('/gallery');
    await ask('/gallery', { 'accept-encoding': 'br' });
    expect(routed).toBe(2);
  });
});
