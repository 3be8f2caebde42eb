import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { idempotencyKeyHeader, resourceCalls } from '@porchlight/contract/calls';
import { freePort } from '../bench/free-port.ts';

/** One in this many updates is dropped, and one in this many creates is sent twice. */
const every = 20;

/** A proxy before the product that loses writes on purpose. */
export interface LosingProxy {
  origin: string;
  /** Number of changes that it acknowledged without passing them on. */
  dropped: number;
  /** Number of creates that it sent twice, once without their idempotency key. */
  repeated: number;
  close(): void;
}

/** Starts the proxy. A dropped update of a record is answered with the response to its previous update. */
export async function startLosingProxy(target: string): Promise<LosingProxy> {
  const { create, update } = resourceCalls.story;
  const updatePath = update.path.replace('{id}', '');
  let [creates, updates] = [0, 0];
  const responses = new Map<string, string>();
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
      const response = await fetch(target + url, { method, headers: sent, ...(body.length > 0 && { body }) });
      return { status: response.status, text: await response.text() };
    };
    try {
      const isCreate = url === create.path;
      const isUpdate = url.startsWith(updatePath);
      if (isCreate) creates += 1;
      if (isUpdate) updates += 1;
      const previous = responses.get(url);
      if (isUpdate && previous && updates % every === 0) {
        proxy.dropped += 1;
        response.writeHead(200).end(previous);
        return;
      }
      if (isCreate && creates % every === 0) {
        proxy.repeated += 1;
        await send({ [idempotencyKeyHeader]: '' });
      }
      const { status, text } = await send();
      if (isUpdate && status === 200) responses.set(url, text);
      response.writeHead(status).end(text);
    } catch {
      // The product was killed: close the client's connection as well.
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
