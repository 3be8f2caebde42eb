import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

const shippedFile = join(import.meta.dirname, '../../../../deploy/nginx-nodes.conf');

/** An nginx in front of two nodes. */
export interface TestProxy {
  origin: string;
  /** Reads its error log. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts nginx with deploy/nginx-nodes.conf, in which hosts and ports are replaced.
 * @param ports ports of the two nodes on this machine
 * @throws Error when nginx is not available or doesn't start
 */
export async function startTestProxy(ports: readonly [number, number]): Promise<TestProxy> {
  const nginx = inject('nginx');
  if (!nginx) throw new Error('Two nodes are tried on PostgreSQL alone, whose tests bring nginx.');
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-nginx-'));
  const port = await freePort();
  const configuration = (await readFile(shippedFile, 'utf8'))
    .replace('node-1:3000 resolve', `127.0.0.1:${ports[0]}`)
    .replace('node-2:3000 resolve', `127.0.0.1:${ports[1]}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${configuration} }`,
  );
  const program = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const log = () => readFile(join(folder, 'error.log'), 'utf8');
  const stop = async () => {
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await fetch(origin).catch(() => null))) {
    if (program.exitCode !== null) {
      const output = await log();
      await stop();
      throw new Error(`nginx doesn't start with ${shippedFile}: ${output}`);
    }
    await wait(20);
  }
  return { origin, log, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
