/** Memory of the server under a flood of made-up URLs, each from another IP address, so that no rate limit applies. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { buildApp } from '../../apps/server/src/app.ts';
import { createSeedTarget } from '../../apps/server/src/jobs/seed-target.ts';
import { readConfig } from '../../apps/server/src/settings/config.ts';
import { seed as seedDemo } from '../../demo/src/index.ts';
import { startBenchServer } from './bench-server.ts';
import type { Print } from './statistics.ts';

/** Number of requests of each kind. */
const requests = Number(process.env.BENCH_FLOOD ?? 10_000);
/** Pages take ten times as long as API calls, so a tenth of the requests is sent. */
const pageShare = 0.1;
/** Maximum growth of the caches, in megabytes. */
const aimMegabytes = 64;
/** Long text for a request's first line, as a flood would use it. */
const filler = 'x'.repeat(10_000);

/** URLs with an unlimited number of variants, by the part that varies. */
const kinds: Record<string, (number: number) => string> = {
  'a filter': (number) => `/api/get-all-article?filter={"created_at":{"from":"${dayOf(number)}"}}`,
  'an unknown parameter': (number) => `/api/get-all-article?p${number}=${filler}`,
  'a cursor': (number) => `/api/get-all-article?limit=1&sort=title&after=${cursorOf(number)}`,
  'an excerpt': (number) => `/api/get-all-team?limit=5&excerpt=${number + 1}`,
  'a search': (number) => `/api/search?q=okra${number}`,
  'a made-up name': (number) => `/n${number}'s-porch`,
  'an unknown query parameter of a page': (number) => `/vote?utm_${number}=${filler}`,
  'a URL that does not exist': (number) => `/${number}/${filler.slice(0, 400)}`,
};

function dayOf(number: number): string {
  return new Date(Date.UTC(1970, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
}

function cursorOf(number: number): string {
  return Buffer.from(JSON.stringify(['title', `${number} ${filler.slice(0, 6000)}`, 1])).toString('base64url');
}

/** Writes the demo organization's content into the empty database of the given environment. */
export async function writeDemo(environment: Record<string, string | undefined>): Promise<void> {
  const { server, db, files } = await buildApp(readConfig(environment));
  const target = createSeedTarget({ db, files, now: () => new Date(), names: ['demo_content', 'site_pages'] });
  await seedDemo(target, { today: new Date() });
  await target.commit();
  await server.close();
}

/** Sends many requests of each kind and prints the growth of memory. */
export async function floodMemory(print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-flood-'));
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    ADMIN_PASSWORD: 'bench on a quiet machine',
  };
  await writeDemo(environment);
  const options = { env: environment, execArgv: ['--expose-gc', '--max-old-space-size=600'] };
  const server = await startBenchServer(options, (reason) => {
    print('THE SERVER EXITED during the flood', `${reason}`);
    process.exitCode = 1;
  });
  try {
    const url = server.cached;
    // Warm up, so that what the server always needs is in memory before measuring.
    for (const path of ['/', '/vote', '/api/get-all-article', '/api/search?q=okra']) {
      await autocannon({ url: `${url}${path}`, amount: 300, connections: 10 });
    }
    const atRest = await server.megabytes();
    let sent = 0;
    for (const [kind, addressOf] of Object.entries(kinds)) {
      const started = performance.now();
      const amount = addressOf(0).startsWith('/api/') ? requests : requests * pageShare;
      let number = 0;
      await autocannon({
        url,
        amount,
        connections: 20,
        requests: [
          {
            setupRequest(request) {
              number += 1;
              sent += 1;
              const from = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
              return { ...request, path: addressOf(number), headers: { 'x-forwarded-for': from } };
            },
          },
        ],
      });
      const seconds = (performance.now() - started) / 1000;
      const growth = (await server.megabytes()) - atRest;
      print(`memory after ${amount} requests with ${kind}`, `${growth.toFixed(0)} MB more (${seconds.toFixed(0)} s)`);
    }
    print('idle memory before the flood', `${atRest.toFixed(0)} MB; limit: ${aimMegabytes} MB more`);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
