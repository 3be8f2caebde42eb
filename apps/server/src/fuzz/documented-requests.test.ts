// @module-tag slow
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { resourceCalls } from '@porchlight/contract/calls';
import { creatableNames } from '@porchlight/contract/entities';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { documentedCalls, readDocument, responseSchemaErrors } from '../testing/documented-calls.ts';
import { quarters, samplePdf, sampleWav } from '../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type CallerKind, type DocumentedRequest, documentedRequest } from './documented-requests.ts';

/** `npm run fuzz` sends ten times as many; `FUZZ_SEED` repeats the requests of an earlier run. */
const requestCount = Number(process.env.FUZZ_REQUESTS || 1000);
const seed = process.env.FUZZ_SEED || randomUUID();
/** Number of requests that are generated together. */
const batch = 100;
/** Maximum growth of the process after the warm-up, in bytes. */
const growthMaxBytes = 64 * 1024 * 1024;

let server: TestServer;
afterEach(() => server.stop());

/** Starts a server with a few records of every kind. */
async function start(now?: () => Date): Promise<void> {
  server = await startTestServer(undefined, undefined, { ...(now && { now }) });
  for (const name of creatableNames) {
    for (const number of [1, 2, 3]) {
      const { method, path: url } = resourceCalls[name].create;
      const { statusCode, body } = await server.asStaff({ method, url, payload: sampleValues(name, number) });
      expect(statusCode, body).toBe(201);
    }
  }
}

/** Returns a person's token, and restores a deleted account or changed role. */
function tokenProvider() {
  const tokens = new Map<CallerKind, string>();
  return async (caller: CallerKind): Promise<string | undefined> => {
    if (caller === 'nobody') return undefined;
    if (caller === 'impostor') return 'x'.repeat(43);
    const token = tokens.get(caller);
    if (token && (await server.tokens.staffOf(token))?.role === caller) return token;
    const username = `${caller}-${randomUUID()}`;
    const values = { ...sampleValues('user', 9), username, email: `${username}@example.org`, role: caller };
    const { id } = await server.resources.services.user.create(values);
    const fresh = await server.tokens.issue(Number(id));
    tokens.set(caller, fresh);
    return fresh;
  };
}

interface SendOptions {
  send?: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Called after every hundred requests. */
  afterBatch?: (sent: number) => Promise<void>;
}

/** Sends requests, and returns the responses that failed or differ from the document. */
async function sendRequests(
  count: number,
  { send = (options) => server.server.inject(options), afterBatch }: SendOptions,
) {
  const document = await readDocument(server.server);
  const files = { image: await quarters().jpeg().toBuffer(), pdf: await samplePdf(1), sound: sampleWav(1) };
  const requests = documentedRequest(document, documentedCalls(document), files);
  const tokenOf = tokenProvider();
  const faults = new Set<string>();
  const statuses: Record<number, number> = {};
  const start = createHash('sha256').update(seed).digest().readInt32LE();
  const sendOne = async ({ call, caller, url, headers, payload }: DocumentedRequest, index: number) => {
    const token = await tokenOf(caller);
    const response = await send({
      method: call.method,
      url,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      payload,
      // Each request has its own address, because rate limits are tested elsewhere.
      remoteAddress: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    });
    statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
    const fault =
      responseSchemaErrors(document, call, response) ||
      (response.statusCode >= 500 ? `${call.id} ${response.body}` : '');
    if (fault)
      faults.add(`${fault.slice(0, 300)}, by ${caller}: ${url.slice(0, 200)} ${String(payload).slice(0, 400)}`);
  };
  for (let sent = 0; sent < count; sent += batch) {
    const requestBatch = fc.sample(requests, { numRuns: batch, seed: start + sent });
    for (const [index, request] of requestBatch.entries()) await sendOne(request, sent + index);
    await afterBatch?.(sent + batch);
  }
  return { faults: [...faults], statuses };
}

/**
 * Memory of the process when nothing is left to be freed: V8 and the decoders free it a moment later.
 * @param enoughBytes at this size it stops waiting
 */
async function residentBytes(enoughBytes = 0): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  let minBytes = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round += 1) {
    collect();
    await wait(500);
    minBytes = Math.min(minBytes, process.memoryUsage.rss());
    if (minBytes < enoughBytes) break;
  }
  return minBytes;
}

test('whatever a program sends to a call, the response is as documented, and nothing fails', async () => {
  console.log(`FUZZ_SEED=${seed}, ${requestCount} requests`);
  await start();
  let warmBytes = 0;
  const warmAt = Math.ceil(requestCount / 2 / batch) * batch;
  const { faults, statuses } = await sendRequests(requestCount, {
    async afterBatch(sent) {
      if (sent === warmAt) warmBytes = await residentBytes();
    },
  });
  const grownBytes = (await residentBytes(warmBytes + growthMaxBytes)) - warmBytes;
  console.log(JSON.stringify({ statuses, warmMB: warmBytes / 1e6, grownMB: grownBytes / 1e6 }));
  expect(faults, `with FUZZ_SEED=${seed}`).toEqual([]);
  expect(grownBytes).toBeLessThan(growthMaxBytes);
  // If everything were refused early, little would be tested.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '204', '400', '401', '403', '404']));
}, 1_800_000);

test('control: a server with a defect is noticed', async () => {
  let isBroken = false;
  await start(() => {
    if (isBroken) throw new Error('The clock has stopped.');
    return new Date('2026-03-14T16:00:00Z');
  });
  const { faults, statuses } = await sendRequests(batch, {
    send(options) {
      isBroken = true;
      return server.server.inject(options).finally(() => {
        isBroken = false;
      });
    },
  });
  expect(statuses[500]).toBeGreaterThan(0);
  expect(faults.length).toBeGreaterThan(0);
});
