import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { OpenConnections } from './open-connections.ts';

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const finalResponse = /^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*ok/i;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
});

async function listen(listener: RequestListener = (_request, response) => response.end('ok')) {
  server = createServer(listener);
  const connections = new OpenConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { connections, open: () => connect(port, '127.0.0.1') };
}

/** A kept connection whose request has a response. */
async function idleOne(open: () => Socket): Promise<Socket> {
  const socket = open();
  socket.write(request);
  expect(String(await once(socket, 'data'))).toMatch(/keep-alive/i);
  return socket;
}

/** Blocks the event loop for this time, as on a busy machine. */
function delayAccept(ms: number) {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline);
}

test('connections that wait to be accepted get a response', async () => {
  const { connections, open } = await listen();
  // The system accepts them, and passes them on in the next turn of the event loop.
  const responses = Array.from({ length: 20 }, () => {
    const socket = open();
    socket.write(request);
    return text(socket).catch(String);
  });
  const drained = connections.drain(1000);
  for (const response of await Promise.all(responses)) expect(response).toMatch(finalResponse);
  await drained;
  const [error] = await once(open(), 'error');
  expect(error.code).toBe('ECONNREFUSED');
});

test('a response in progress says that it is the last one', async () => {
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<() => void>();
  const { connections, open } = await listen((_request, response) => markRequested(() => response.end('ok')));
  const socket = open();
  socket.write(request);
  const sendResponse = await requested;
  const drained = connections.drain(1000);
  sendResponse();
  expect(await text(socket)).toMatch(finalResponse);
  await drained;
});

test('a connection whose response ends late can still be used for a while', async () => {
  const pendingResponses: (() => void)[] = [];
  const { connections, open } = await listen((_request, response) => {
    response.writeHead(200, { 'content-length': 2 });
    response.write('o');
    pendingResponses.push(() => response.end('k'));
  });
  const socket = open();
  socket.write(request);
  await once(socket, 'data');
  const drained = connections.drain(300);
  await wait(500);
  pendingResponses[0]?.();
  expect(String(await once(socket, 'data'))).toBe('k');
  await wait(100);
  const next = text(socket);
  socket.write(request);
  await expect.poll(() => pendingResponses.length).toBe(2);
  pendingResponses[1]?.();
  expect(await next).toMatch(finalResponse);
  await drained;
});

test('requests that arrived while the event loop was late get a response before a connection counts as idle', async () => {
  const { connections, open } = await listen();
  const socket = await idleOne(open);
  const drained = connections.drain(300);
  await wait(200);
  const response = text(socket).catch(String);
  socket.write(request);
  delayAccept(300);
  expect(await response).toMatch(finalResponse);
  await drained;
});

test('a connection with a started request stays open, an idle one is closed', async () => {
  const { connections, open } = await listen();
  const [started, idle] = [await idleOne(open), await idleOne(open)];
  const drained = connections.drain(300);
  const response = text(started);
  const idleClosed = once(idle, 'close');
  for (const part of ['GET / HTTP/1.1\r\n', 'Host: a\r\n']) {
    started.write(part);
    await wait(200);
  }
  await idleClosed;
  started.write('\r\n');
  expect(await response).toMatch(finalResponse);
  await drained;
});
