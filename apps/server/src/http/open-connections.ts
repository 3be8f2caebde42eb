import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** How often it is looked for connections that have become idle, in milliseconds. */
const lookEveryMs = 50;
/** A turn of the event loop that is shorter leaves hardly a moment in which a connection can come unseen, in milliseconds. */
const shortTurnMs = 1;
/** How long a short turn is waited for, in milliseconds. */
const shortTurnWithinMs = 1000;

/** What a connection is used for. */
interface Use {
  /** The latest answer. */
  response: ServerResponse | undefined;
  /** Bytes that had come by when it was last looked at. */
  bytesRead: number;
  /** When it was last seen in use, in milliseconds as `performance.now()` counts. */
  usedAt: number;
}

/**
 * The connections of a server, which knows so which of them may be closed when it stops. It has to be made before the
 * server listens.
 */
export class OpenConnections {
  readonly #server: Server;
  readonly #uses = new Map<Socket, Use>();
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
   * Takes no new connection, lets the answers under way and all that come say `Connection: close`, and closes
   * connections that are idle for a while: a proxy that keeps them may have begun to use one, and must not find it
   * closed. Its own limit for idle ones has to be shorter, as in deploy/nginx-nodes.conf.
   * @param idleMs how long connections may be idle still, in milliseconds
   * @returns once all are closed
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
    // `close` of HTTP's would close idle ones at once.
    const closed = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(this.#server, () => {
        isClosed = true;
        resolve();
      }),
    );
    while (!isClosed) {
      // A loop that is late finds its timers first: what came meanwhile is read before anything is called idle.
      await turn();
      this.#closeIdle(idleMs);
      await Promise.race([closed, wait(lookEveryMs, undefined, { ref: false })]);
    }
  }

  /**
   * Takes the connections that the system has made and not handed over: closing the listening socket would reset them
   * with the requests in them. Node takes one of them each turn of the event loop. Behind a turn without any, a short
   * one, the socket can be closed at once: what comes in that millisecond is reset, which nothing can prevent from here.
   */
  async #acceptAll(): Promise<void> {
    const beganAt = performance.now();
    let isTaken = false;
    const take = () => {
      isTaken = true;
    };
    this.#server.on('connection', take);
    // To the end of a turn, so that the next one is whole.
    await turn();
    for (;;) {
      isTaken = false;
      const turnedAt = performance.now();
      await turn();
      const now = performance.now();
      if (!isTaken && (now - turnedAt < shortTurnMs || now - beganAt > shortTurnWithinMs)) break;
    }
    this.#server.off('connection', take);
  }

  #closeIdle(idleMs: number): void {
    const now = performance.now();
    for (const [socket, use] of this.#uses) {
      // Bytes may be the beginning of a request.
      if (socket.bytesRead !== use.bytesRead || (use.response && !use.response.writableFinished)) {
        use.bytesRead = socket.bytesRead;
        use.usedAt = now;
      } else if (now - use.usedAt >= idleMs) socket.destroy();
    }
  }
}
