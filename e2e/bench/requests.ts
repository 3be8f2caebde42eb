import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RecordSource, WebRenderer } from '@porchlight/contract/rendering';
import autocannon, { type Options } from 'autocannon';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';
import { startBenchServer } from './bench-server.ts';
import { freePort } from './free-port.ts';
import { plainControl } from './plain-control.ts';
import { median, type Print } from './statistics.ts';

const root = join(import.meta.dirname, '../..');
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const staff = { username: 'bench', password: 'bench on a quiet machine' };
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'porchlight-bench-')),
  PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_USERNAME: staff.username,
  ADMIN_PASSWORD: staff.password,
};

const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')}/s`;

/** Starts the product as `npm start` does. @returns milliseconds until its first page is served */
async function coldStart(): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...environment, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/all-articles`).catch(() => null);
      await response?.arrayBuffer();
      if (response?.ok) return performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** Requests per second, averaged over some seconds with 50 connections. */
async function load(options: Options): Promise<number> {
  const result = await autocannon({ connections: 50, duration: seconds, ...options });
  const isExpected = options.expectBody === undefined && result.non2xx > 0 && result['3xx'] !== result.non2xx;
  if (isExpected || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} responses were not 2xx, ${result.errors} errors.`);
  }
  return result.requests.average;
}

/** Prints the time of rendering a page and of rendering the same content with plain React, measured alternately. */
async function renderRatio(origin: string, print: Print): Promise<void> {
  const { renderer } = (await import(pathToFileURL(join(root, 'apps/web/dist/server/entry-server.js')).href)) as {
    renderer: WebRenderer;
  };
  const responses = new Map<string, never[]>();
  const source: RecordSource = {
    list: async (name, query) => {
      const key = `get-all-${name}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`;
      if (!responses.has(key)) responses.set(key, (await (await fetch(`${origin}/api/${key}`)).json())[`${name}s`]);
      const records = responses.get(key) ?? [];
      return { records, totalCount: records.length };
    },
    single: async () => Promise.reject(new Error('The list page reads no single record.')),
    facets: async () => ({ topics: [], years: [], days: null, texts: {} }),
    formKey: async () => ({ standing: 'open', token: '', delete_on: '' }),
    registrationKey: async () => Promise.reject(new Error('The list page registers nobody.')),
    pageAt: async () => Promise.reject(new Error('The list page reads no page.')),
    search: async () => Promise.reject(new Error('The list page searches nothing.')),
  };
  const input = { url: '/all-articles', origin, source, now: new Date() };
  const { root: markup } = await renderer.render(input);
  const control = plainControl(markup);
  const ownMs: number[] = [];
  const plainMs: number[] = [];
  for (let round = 0; round < 300; round += 1) {
    let started = performance.now();
    await renderer.render(input);
    const middle = performance.now();
    started = middle - started;
    renderToString(createElement(control));
    if (round >= 100) {
      ownMs.push(started);
      plainMs.push(performance.now() - middle);
    }
  }
  print('rendering /all-articles, uncached', `${median(ownMs).toFixed(2)} ms`);
  print('plain React with the same content', `${median(plainMs).toFixed(2)} ms`);
  print('ratio (at most 14)', (median(ownMs) / median(plainMs)).toFixed(1));
}

/** Milliseconds from sending a photograph of twelve megapixels to the response with its record. */
async function upload(origin: string, token: string): Promise<number> {
  const noise = await sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background: '#2E3A87',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .resize(4000, 3000)
    .jpeg({ quality: 90 })
    .toBuffer();
  const form = new FormData();
  form.set('title', `Twelve megapixels ${performance.now()}`);
  form.set('image', new Blob([new Uint8Array(noise)], { type: 'image/jpeg' }), 'photo.jpg');
  const started = performance.now();
  const response = await fetch(`${origin}/api/add-gallery`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status !== 201) throw new Error(`The response to the upload was ${response.status}.`);
  return performance.now() - started;
}

/** Start, pages, calls, creates, an upload and rendering, and the server's memory. */
export async function requests(print: Print): Promise<void> {
  print('first start with demo content, until the first page', `${((await coldStart()) / 1000).toFixed(1)} s`);
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await coldStart());
  print('start with the same data, until the first page', `${(median(starts) / 1000).toFixed(2)} s`);

  const server = await startBenchServer({ env: environment });
  const { cached, uncached, empty } = server;
  try {
    const login = new FormData();
    login.set('username', staff.username);
    login.set('password', staff.password);
    const { token } = (await (await fetch(`${cached}/api/login`, { method: 'POST', body: login })).json()) as {
      token: string;
    };
    const page = await fetch(`${cached}/all-articles`, { headers: { 'accept-encoding': 'br' } });
    const etag = page.headers.get('etag') ?? '';
    await page.arrayBuffer();
    print('idle memory', `${Math.round(await server.megabytes())} MB`);

    const br = { 'accept-encoding': 'br' };
    let created = 0;
    const runs: Record<string, () => Promise<number>> = {
      'cached page': () => load({ url: `${cached}/all-articles`, headers: br }),
      'uncached page': () => load({ url: `${uncached}/all-articles`, headers: br }),
      '304 of a cached page': () => load({ url: `${cached}/all-articles`, headers: { ...br, 'if-none-match': etag } }),
      'get-all-article, 30 articles': () => load({ url: `${cached}/api/get-all-article` }),
      'empty handler': () => load({ url: `${empty}/empty` }),
      'create (add-donation, on disk before the response)': () =>
        load({
          url: `${cached}/api/add-donation`,
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          setupClient: (client) => {
            created += 1;
            client.setBody(JSON.stringify({ email: `giver-${created}@example.org`, amount: 25.5, date: '2026-03-14' }));
          },
        }),
    };
    const figures = new Map(Object.keys(runs).map((name) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, run] of Object.entries(runs)) figures.get(name)?.push(await run());
    }
    const medianOf = (name: string) => median(figures.get(name) ?? []);
    for (const name of Object.keys(runs)) print(name, perSecond(medianOf(name)));
    print(
      'cached to uncached page (target: at least 40)',
      (medianOf('cached page') / medianOf('uncached page')).toFixed(1),
    );
    print(
      'get-all-article to an empty handler',
      (medianOf('get-all-article, 30 articles') / medianOf('empty handler')).toFixed(2),
    );
    print('memory under load', `${Math.round(await server.megabytes())} MB`);

    const uploads: number[] = [];
    for (let round = 0; round < rounds; round += 1) uploads.push(await upload(cached, token));
    print('upload of a 12-megapixel picture', `${Math.round(median(uploads))} ms`);
    await renderRatio(cached, print);
  } finally {
    server.kill();
    rmSync(environment.DATA_DIR, { recursive: true, force: true });
  }
}
