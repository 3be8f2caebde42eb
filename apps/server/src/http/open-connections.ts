import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Interval of the check for idle connections, in milliseconds. */
const checkIntervalMs = 50;
/** An iteration of the event loop shorter than this hardly leaves time for a connection to arrive, in milliseconds. */
const shortTurnMs = 1;
/** How long to wait for such a short iteration, in milliseconds. */
const shortTurnWithinMs = 1000;

/** The state of a connection. */
interface ConnectionUse {
  /** The latest response. */
  response: ServerResponse | undefined;
  /** Bytes that had been received at the last check. */
  bytesRead: number;
  /** When it was last seen in use, in milliseconds as `performance.now()` counts. */
  usedAt: number;
}

/**
 * Tracks the open connections of a server, to know which of them can be closed when it stops. It has to be created
 * before the server listens.
 */
export class OpenConnections {
  readonly #server: Server;
  readonly #uses = new Map<Socket, ConnectionUse>();
  #isStopping = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#uses.set(socket, { response: undefined, bytesRead: 0, usedAt: performance.now() });
      socket.once('close', () => this.#uses.delete(socket));
    });
    server.prependListener('request', (request, response) => {
      const use = this.#uses.get(request.socket);
      if (use) use.response = response;
      if (this.#isStopping) response.shouldKeepAlive = false;
    });
  }

  /** Whether the server has begun to stop. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /**
   * Stops accepting connections, sends `Connection: close` with running and further responses, and closes connections
   * after they were idle for a while: a proxy that keeps them open may just be sending a request on one. The proxy's
   * own idle timeout has to be shorter, as in deploy/nginx-nodes.conf.
   * @param idleMs how long connections may stay idle, in milliseconds
   * @returns a promise that resolves once all connections are closed
   */
  async drain(idleMs: number): Promise<void> {
    if (!this.#server.listening) return;
    this.#isStopping = true;
    const stoppedAt = performance.now();
    for (const use of this.#uses.values()) {
      use.usedAt = stoppedAt;
      if (use.response && !use.response.headersSent) use.response.shouldKeepAlive = false;
    }
    await this.#acceptAll();
    let isClosed = false;
    // The `close` of `http.Server` would immediately close idle connections.
    const closed = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(this.#server, () => {
        isClosed = true;
        resolve();
      }),
    );
    while (!isClosed) {
      // A delayed event loop runs timers first: lets it read received data before connections are checked for idleness.
      await turn();
      this.#closeIdle(idleMs);
      await Promise.race([closed, wait(checkIntervalMs, undefined, { ref: false })]);
    }
  }

  /**
   * Accepts the connections that wait in the system's backlog: closing the listening socket would reset them, with
   * their requests. Node accepts one per iteration of the event loop. After a short iteration without any, the socket
   * can be closed: connections that arrive within that millisecond are reset, which can't be prevented from here.
   */
  async #acceptAll(): Promise<void> {
    const startedAt = performance.now();
    let isTaken = false;
    const markTaken = () => {
      isTaken = true;
    };
    this.#server.on('connection', markTaken);
    // Waits for the end of the current iteration, so that only whole ones are measured.
    await turn();
    for (;;) {
      isTaken = false;
      const turnStartedAt = performance.now();
      await turn();
      const now = performance.now();
      if (!isTaken && (now - turnStartedAt < shortTurnMs || now - startedAt > shortTurnWithinMs)) break;
    }
    this.#server.off('connection', markTaken);
  }

  #closeIdle(idleMs: number): void {
    const now = performance.now();
    for (const [socket, use] of this.#uses) {
      // Received bytes may be the beginning of a request.
      if (socket.bytesRead !== use.bytesRead || (use.response && !use.response.writableFinished)) {
        use.bytesRead = socket.bytesRead;
        use.usedAt = now;
      } else if (now - use.usedAt >= idleMs) socket.destroy();
    }
  }
}
