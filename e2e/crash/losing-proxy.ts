import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { idempotencyKeyHeader, resourceCalls } from '@porchlight/contract/calls';
import { freePort } from '../bench/free-port.ts';

/** One of so many creates is lost, and another one sent twice. */
const every = 20;

/** A way to the product that loses on purpose. */
export interface LosingProxy {
  origin: string;
  /** Changes that it said were done and did not pass on. */
  dropped: number;
  /** Creates that it sent twice, without their key. */
  repeated: number;
  close(): void;
}

/** Starts one: of each twenty changes it answers one as the last of its kind was, and of each twenty creates it sends one twice. */
export async function startLosingProxy(target: string): Promise<LosingProxy> {
  const { create, update } = resourceCalls.story;
  const updatePath = update.path.replace('{id}', '');
  let [creates, updates] = [0, 0];
  const answers = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await buffer(request);
    const send = async (extra: Record<string, string> = {}) => {
      const { authorization = '', 'content-type': type = '', [idempotencyKeyHeader]: key = '' } = headers;
      const sent = {
        authorization,
        ...(type && { 'content-type': type }),
        [idempotencyKeyHeader]: String(key),
        ...extra,
      };
      const answer = await fetch(target + url, { method, headers: sent, ...(body.length > 0 && { body }) });
      return { status: answer.status, text: await answer.text() };
    };
    try {
      const isCreate = url === create.path;
      const isUpdate = url.startsWith(updatePath);
      if (isCreate) creates += 1;
      if (isUpdate) updates += 1;
      const known = answers.get(url);
      if (isUpdate && known && updates % every === 0) {
        proxy.dropped += 1;
        response.writeHead(200).end(known);
        return;
      }
      if (isCreate && creates % every === 0) {
        proxy.repeated += 1;
        await send({ [idempotencyKeyHeader]: '' });
      }
      const { status, text } = await send();
      if (isUpdate && status === 200) answers.set(url, text);
      response.writeHead(status).end(text);
    } catch {
      // The product was killed: its client is told in the same way.
      response.destroy();
    }
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const proxy: LosingProxy = {
    origin: `http://127.0.0.1:${port}`,
    dropped: 0,
    repeated: 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
