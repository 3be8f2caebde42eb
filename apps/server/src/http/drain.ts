import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How often connections that have become idle are closed, in milliseconds. */
const closeIdleEveryMs = 50;

/**
 * Takes no new connection, answers what comes on those that are open with `Connection: close`, and closes the idle ones
 * after a while: a proxy that keeps connections may have begun to use one, and must not find it closed. Its own limit for
 * idle ones should be shorter, as in deploy/nginx-nodes.conf.
 * @param idleMs how long connections may be idle still, in milliseconds
 * @returns once all are closed
 */
export async function drain(server: Server, idleMs: number): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  let timer: NodeJS.Timeout | undefined;
  const begin = setTimeout(() => {
    timer = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs).unref();
  }, idleMs).unref();
  // Behind the connections that the system has handed over by now; `close` of HTTP's would close idle ones at once.
  await new Promise((closed) => setImmediate(() => NetServer.prototype.close.call(server, closed)));
  clearTimeout(begin);
  clearInterval(timer);
}
