import { afterEach, expect, test } from 'vitest';
import { type LoadLimits, loadLimits } from '../http/load-limits.ts';
import { captureLog } from '../testing/captured-log.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { LateSamples } from './load-shedding.ts';

const gigabyte = 1024 ** 3;
const generousLimits: LoadLimits = {
  eventLoopDelayMs: Number.POSITIVE_INFINITY,
  heapUsedBytes: 1000 * gigabyte,
  rssBytes: 1000 * gigabyte,
  // Much longer than the interval of ten milliseconds: a sample without a measurement counts as late.
  sampleMs: 100,
};

let server: TestServer;
afterEach(() => server?.stop());

/** A server over one of its limits, and its log. */
async function overloadedServer(passed: Partial<LoadLimits>) {
  const log = await captureLog('warn');
  server = await startTestServer(undefined, undefined, {
    limits: { ...generousLimits, ...passed },
    logger: log.logger,
  });
  await expect.poll(() => server.server.isOverloaded()).toBe(true);
  return log;
}

test.each([
  ['its memory runs out', { rssBytes: 1 }, 'rssBytes'],
  ['its heap runs out', { heapUsedBytes: 1 }, 'heapUsedBytes'],
])(
  'a server refuses calls while %s, in the common error format, with a time to try again',
  async (_, passed, limit) => {
    const log = await overloadedServer(passed);
    const response = await server.server.inject('/api/get-all-story');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
    expect(response.json()).toEqual({
      error: { code: 'unavailable', message: 'The server can’t do this right now. Try again in a moment.' },
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    await server.server.inject('/api/get-all-story');
    const reasons = log.lines().filter((line) => 'limit' in line);
    expect(reasons).toEqual([expect.objectContaining({ level: 'warn', limit, value: expect.any(Number) })]);
    expect(await server.metrics.registry.metrics()).toContain(`porchlight_requests_shed_total{limit="${limit}"} 2`);
  },
);

/** Blocks the event loop repeatedly until a condition is true. */
async function blockEventLoop(condition: () => boolean): Promise<void> {
  const stopAt = performance.now() + 5000;
  while (performance.now() < stopAt && !condition()) {
    const next = performance.now() + 60;
    while (performance.now() < next);
    await new Promise(setImmediate);
  }
}

test('a server refuses calls only while its event loop is late', async () => {
  server = await startTestServer(undefined, undefined, {
    limits: { ...generousLimits, eventLoopDelayMs: 20, warmUpMs: 0 },
  });
  await blockEventLoop(() => server.server.isOverloaded());
  expect((await server.server.inject('/api/get-all-story')).statusCode).toBe(503);
  await expect.poll(() => server.server.isOverloaded()).toBe(false);
  expect((await server.server.inject('/api/get-all-story')).statusCode).toBe(200);
});

test('one stall refuses nothing, three late samples in a row do', () => {
  const samples = new LateSamples();
  const overloadsAfter = [true, false, true, true, false, true, true, true, false].map((isLate) => {
    samples.add(isLate);
    return samples.areOverload;
  });
  expect(overloadsAfter).toEqual([false, false, false, false, false, false, false, true, false]);
});

test('a server that has just started can be late', async () => {
  server = await startTestServer(undefined, undefined, { limits: { ...generousLimits, eventLoopDelayMs: 20 } });
  await server.server.listen({ port: 0, host: '127.0.0.1' });
  await blockEventLoop(() => server.server.isUnderPressure());
  expect(server.server.isUnderPressure()).toBe(true);
  expect((await server.server.inject('/api/get-all-story')).statusCode).toBe(200);
  expect((await server.server.inject('/health/ready')).statusCode).toBe(200);
});

test('a monitor of a server that refuses calls learns that it is alive and not ready', async () => {
  await overloadedServer({ rssBytes: 1 });
  for (const path of ['/health/live', '/healthz']) expect((await server.server.inject(path)).statusCode).toBe(200);
  for (const path of ['/health/ready', '/readyz']) {
    const response = await server.server.inject(path);
    expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
  }
});

test('a server with free capacity is alive and ready, and the response is not cached', async () => {
  server = await startTestServer(undefined, undefined, { limits: generousLimits });
  for (const path of ['/health/live', '/healthz', '/health/ready', '/readyz']) {
    const response = await server.server.inject(path);
    expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([
      200,
      '{"status":"ok"}',
      'no-store',
    ]);
  }
});

test('a server whose database is gone is alive and not ready', async () => {
  server = await startTestServer();
  await server.db.close();
  expect((await server.server.inject('/health/live')).statusCode).toBe(200);
  expect((await server.server.inject('/health/ready')).statusCode).toBe(503);
});

const machine = {
  total: 8 * gigabyte,
  constrained: 0,
  available: 4 * gigabyte,
  rss: gigabyte / 8,
  heapLimit: gigabyte,
};

test('a container’s memory is used up to a share of it', () => {
  expect(loadLimits({ ...machine, constrained: gigabyte }).rssBytes).toBe(Math.floor(0.85 * gigabyte));
});

test.each([
  ['nobody says', 0],
  ['says more than the machine has', 2 ** 64],
])('a machine’s memory is used up to a share of what was free, if the container %s', (_, constrained) => {
  const { rssBytes, heapUsedBytes } = loadLimits({ ...machine, constrained });
  expect(rssBytes).toBe(Math.floor(gigabyte / 8 + 0.85 * 4 * gigabyte));
  expect(heapUsedBytes).toBe(Math.floor(0.85 * gigabyte));
});

test('a machine that is full at the start leaves the server what it needs', () => {
  expect(loadLimits({ ...machine, available: 0 }).rssBytes).toBe(400 * 1024 * 1024);
});
