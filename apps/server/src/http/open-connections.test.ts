import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { OpenConnections } from './open-connections.ts';

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const answered = /^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*ok/i;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
});

async function listen(answer: RequestListener = (_request, response) => response.end('ok')) {
  server = createServer(answer);
  const connections = new OpenConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { connections, open: () => connect(port, '127.0.0.1') };
}

/** One that has been answered, and is kept. */
async function idleOne(open: () => Socket): Promise<Socket> {
  const socket = open();
  socket.write(request);
  expect(String(await once(socket, 'data'))).toMatch(/keep-alive/i);
  return socket;
}

/** The event loop does nothing else for so long, as on a machine that is busy. */
function beLate(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('connections that waited to be taken are answered', async () => {
  const { connections, open } = await listen();
  // The system makes them, and hands them over when the loop comes to it.
  const answers = Array.from({ length: 20 }, () => {
    const socket = open();
    socket.write(request);
    return text(socket).catch(String);
  });
  const drained = connections.drain(1000);
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(answered);
  await drained;
  const [error] = await once(open(), 'error');
  expect(error.code).toBe('ECONNREFUSED');
});

test('an answer under way says that it is the last', async () => {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<() => void>();
  const { connections, open } = await listen((_request, response) => ask(() => response.end('ok')));
  const socket = open();
  socket.write(request);
  const answer = await isAsked;
  const drained = connections.drain(1000);
  answer();
  expect(await text(socket)).toMatch(answered);
  await drained;
});

test('one whose answer ends late may be used for a while still', async () => {
  const answers: (() => void)[] = [];
  const { connections, open } = await listen((_request, response) => {
    response.writeHead(200, { 'content-length': 2 });
    response.write('o');
    answers.push(() => response.end('k'));
  });
  const socket = open();
  socket.write(request);
  await once(socket, 'data');
  const drained = connections.drain(300);
  await wait(500);
  answers[0]?.();
  expect(String(await once(socket, 'data'))).toBe('k');
  await wait(100);
  const next = text(socket);
  socket.write(request);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  expect(await next).toMatch(answered);
  await drained;
});

test('what came while the event loop was late is answered before a connection is called idle', async () => {
  const { connections, open } = await listen();
  const socket = await idleOne(open);
  const drained = connections.drain(300);
  await wait(200);
  const answer = text(socket).catch(String);
  socket.write(request);
  beLate(300);
  expect(await answer).toMatch(answered);
  await drained;
});

test('one that has begun a request is waited for, one that is idle is closed', async () => {
  const { connections, open } = await listen();
  const [begun, idle] = [await idleOne(open), await idleOne(open)];
  const drained = connections.drain(300);
  const answer = text(begun);
  const idleClosed = once(idle, 'close');
  for (const part of ['GET / HTTP/1.1\r\n', 'Host: a\r\n']) {
    begun.write(part);
    await wait(200);
  }
  await idleClosed;
  begun.write('\r\n');
  expect(await answer).toMatch(answered);
  await drained;
});
