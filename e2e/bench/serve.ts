/**
 * Child process of the benchmark: the built product twice on one data folder, with and without its page cache, and an
 * empty Fastify handler. Sends the ports to its parent, and its memory on request.
 */
import { join } from 'node:path';
import fastify from 'fastify';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/settings/config.ts';

const webDist = join(import.meta.dirname, '../../apps/web/dist');
const config = readConfig(process.env);
const cached = await buildApp(config, { webDist });
const uncached = await buildApp(config, { webDist, cachePages: false });
const empty = fastify();
empty.get('/empty', async () => ({}));

const ports: number[] = [];
for (const server of [cached.server, uncached.server, empty]) {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  if (typeof address === 'object' && address) ports.push(address.port);
}
process.send?.({ ports });
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage().rss });
});
