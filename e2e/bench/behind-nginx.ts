/**
 * Throughput of a cached page: served directly by Porchlight, through the nginx of deploy/nginx.conf, and the same
 * bytes as a static file of that nginx; wrk with one thread and 20 connections, alternating. Then the time until a
 * change is visible through nginx.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureNginx } from '../../scripts/nginx.ts';
import { staff } from '../product.ts';
import { startProduct } from '../start-product.ts';
import { freePort } from './free-port.ts';
import { median, type Print } from './statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const path = '/all-articles';
const shippedFile = join(import.meta.dirname, '../../deploy/nginx.conf');

/** The shipped nginx configuration without TLS, on a local port. */
function configuration(folder: string, port: number, product: string): string {
  const shipped = readFileSync(shippedFile, 'utf8')
    .replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/^ *(listen \[::\]:443 ssl|ssl_certificate\w*).*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};\n  location = /static.html { root ${folder}; }`)
    .replace('http://127.0.0.1:3000', product)
    .replace('/var/cache/porchlight', `${folder}/cache`);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Started by root, nginx's workers run as another user, who can't read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; sendfile on; ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${shipped} }`;
}

/** Requests per second. @throws Error when responses failed */
function wrk(url: string, encodings = 'br'): number {
  const args = ['-t1', '-c20', `-d${seconds}`, '-H', `Accept-Encoding: ${encodings}`, url];
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]);
}

/** Measures and prints the figures. */
export async function behindNginx(print: Print): Promise<void> {
  const nginx = ensureNginx();
  const product = await startProduct();
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-nginx-'));
  mkdirSync(join(folder, 'cache'));
  const port = await freePort();
  const proxy = `http://127.0.0.1:${port}`;
  const brotli = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: br', product.origin + path]);
  writeFileSync(join(folder, 'static.html'), brotli);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, product.origin));
  const program = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  try {
    const first = { headers: { 'accept-encoding': 'br' } };
    while (!(await fetch(proxy + path, first).catch(() => null))?.ok) await wait(50);
    const runs = {
      file: () => wrk(`${proxy}/static.html`),
      direct: () => wrk(product.origin + path),
      cached: () => wrk(proxy + path),
      // nginx caches a response by the first client's Accept-Encoding; another spelling needs a second look-up.
      varied: () => wrk(proxy + path, 'gzip, deflate, br'),
    };
    const figures = new Map(Object.keys(runs).map((name) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, run] of Object.entries(runs)) figures.get(name)?.push(run());
    }
    const medianOf = (name: keyof typeof runs) => median(figures.get(name) ?? []);
    const toFile = (name: keyof typeof runs) =>
      `${Math.round(medianOf(name))}/s, ${(medianOf(name) / medianOf('file')).toFixed(2)}`;
    print(
      `static file from nginx, ${brotli.length.toLocaleString('en-US')} bytes`,
      `${Math.round(medianOf('file'))}/s`,
    );
    print('the same as a cached page of the server (target: half of it)', toFile('direct'));
    print('through nginx as in deploy/ (target: nine tenths)', toFile('cached'));
    print('through nginx, with another Accept-Encoding', toFile('varied'));
    print(
      'delay of a change through nginx (target: a second)',
      `${Math.round(await changeSeenMs(product.origin, proxy))} ms`,
    );
  } finally {
    program.kill('SIGTERM');
    await once(program, 'exit');
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the response to a change until the proxy shows it, while it is polled. */
async function changeSeenMs(origin: string, proxy: string): Promise<number> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${origin}/api/login`, { method: 'POST', headers: json, body: JSON.stringify(staff) });
  const { token } = await login.json();
  const title = `Seen ${Date.now()}`;
  const headers = { ...json, authorization: `Bearer ${token}` };
  await (await fetch(proxy + path)).arrayBuffer();
  const response = await fetch(`${origin}/api/add-article`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ title }),
  });
  if (!response.ok) throw new Error(await response.text());
  const changedAt = performance.now();
  while (!(await (await fetch(proxy + path)).text()).includes(title)) await wait(10);
  return performance.now() - changedAt;
}
