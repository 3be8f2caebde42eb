/** Effects of a crowd and two hundred clients that send a byte per second: latency, failures, lost records, memory. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { staff } from '../product.ts';
import { startProduct } from '../start-product.ts';
import { freePort } from './free-port.ts';
import { type Print, percentile } from './statistics.ts';

/** Duration in seconds. */
const seconds = Number(process.env.BENCH_SECONDS ?? 120);
/** Concurrent people, and slow clients beside them. */
const people = 200;
const slowClients = 200;
/** Maximum pause of a person between two requests, in milliseconds. */
const thinkMaxMs = 4000;

const pages = ['/', '/stories', '/story/1', '/events', '/all-articles', '/gallery', '/vote'];
const calls = ['/api/get-all-story?limit=12&sort=-date', '/api/get-single-event/1', '/api/get-all-podcast'];
/** Requests of a staff member: the dashboard's page, a list, a record, waiting records and last changes. */
const screens = [
  '/dashboard/researches',
  '/api/get-all-story?limit=25&sort=-date&excerpt=200',
  '/api/get-single-story/1',
  '/api/get-all-waiting',
  '/api/get-last-changes?resource=story&records=1,2,3',
];
const words = ['porch', 'okra', 'election', 'quilt', 'forest', 'nairobi'];

/** Response times and failures of one kind of request. */
interface Figures {
  milliseconds: number[];
  /** Responses of 400 and above, and requests without a response. */
  failures: string[];
}

function pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

/** Sends a request at a byte per second, and starts again when the connection is closed. */
async function sendSlowly(port: number, signal: AbortSignal, onDisconnect: () => void): Promise<void> {
  const request = `POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n${'x'.repeat(5000)}`;
  while (!signal.aborted) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    for (const byte of request) {
      if (signal.aborted || socket.destroyed || socket.readableEnded) break;
      socket.write(byte);
      await wait(1000, undefined, { signal }).catch(() => undefined);
      socket.resume();
    }
    if (!signal.aborted) onDisconnect();
    socket.destroy();
  }
}

/** Simulates people who read, search, write and upload beside slow clients, and prints the figures. */
export async function mixedLoad(print: Print): Promise<void> {
  const metricsPort = await freePort();
  Object.assign(process.env, { METRICS_PORT: String(metricsPort), TRUST_PROXY: '1' });
  const product = await startProduct();
  const { origin } = product;
  const megabytes = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 / 1024;
  };
  const login = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  const { token } = await login.json();
  const authorization = `Bearer ${token}`;
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  const createdIds: number[] = [];
  const figures = new Map<string, Figures>();

  const requests: Record<string, (address: string) => Promise<Response>> = {
    page: (address) => fetch(origin + pick(pages), { headers: { 'x-forwarded-for': address } }),
    call: (address) => fetch(origin + pick(calls), { headers: { 'x-forwarded-for': address } }),
    search: (address) => fetch(`${origin}/api/search?q=${pick(words)}`, { headers: { 'x-forwarded-for': address } }),
    dashboard: () => fetch(origin + pick(screens), { headers: { authorization } }),
    write: () =>
      fetch(`${origin}/api/add-story`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ title: `Patience ${Math.random()}`, content: 'A line. '.repeat(200) }),
      }),
    upload: () => {
      const form = new FormData();
      form.set('title', `A picture ${Math.random()}`);
      form.set('image', new Blob([Buffer.concat([picture, Buffer.from(String(Math.random()))])]), 'a.jpg');
      return fetch(`${origin}/api/add-story`, { method: 'POST', headers: { authorization }, body: form });
    },
  };
  const share = { page: 60, call: 15, search: 15, dashboard: 5, write: 4, upload: 1 };
  const mix = Object.entries(share).flatMap(([kind, hundredths]) => Array<string>(hundredths).fill(kind));

  const sendRandomRequest = async (address: string) => {
    const kind = pick(mix);
    const { milliseconds, failures } = figures.get(kind) ?? { milliseconds: [], failures: [] };
    figures.set(kind, { milliseconds, failures });
    const startedAt = performance.now();
    try {
      const response = await requests[kind]?.(address);
      const body = await response?.text();
      if (!response || response.status >= 400) failures.push(`${response?.status}`);
      else if (response.status === 201) createdIds.push(JSON.parse(body ?? '').story.id);
    } catch (error) {
      failures.push(String(error));
    }
    milliseconds.push(performance.now() - startedAt);
  };

  const stop = new AbortController();
  let cuts = 0;
  const peopleLoops = Array.from({ length: people }, async (_, index) => {
    await wait(Math.random() * thinkMaxMs);
    while (!stop.signal.aborted) {
      await sendRandomRequest(`10.1.0.${index}`);
      await wait(Math.random() * thinkMaxMs);
    }
  });
  const slowLoops = Array.from({ length: slowClients }, () =>
    sendSlowly(Number(new URL(origin).port), stop.signal, () => {
      cuts += 1;
    }),
  );
  try {
    await wait(Math.min(20, seconds / 4) * 1000);
    const warmMegabytes = await megabytes();
    await wait(seconds * 1000);
    stop.abort();
    await Promise.all([...peopleLoops, ...slowLoops]);
    const finalMegabytes = await megabytes();
    for (const [kind, { milliseconds, failures }] of figures) {
      const p = (share: number) => `${percentile(milliseconds, share).toFixed(0)} ms`;
      print(`${kind}: ${milliseconds.length} responses`, `p50 ${p(0.5)}, p99 ${p(0.99)}, longest ${p(0.99999)}`);
      if (failures.length > 0) print(`${kind}: FAILED`, `${failures.length}, for example ${failures[0]}`);
    }
    let lost = 0;
    for (const id of createdIds) if (!(await fetch(`${origin}/api/get-single-story/${id}`)).ok) lost += 1;
    print('acknowledged records, and lost ones', `${createdIds.length}, ${lost}`);
    print('slow clients, and disconnections', `${slowClients}, ${cuts}`);
    print('memory after warming up, and at the end', `${warmMegabytes.toFixed(0)} MB, ${finalMegabytes.toFixed(0)} MB`);
  } finally {
    stop.abort();
    await product.stop();
  }
}
