import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { port } from './product.ts';

/** A proxy that simulates a bad connection between a browser and the product. */
export interface FaultyConnection {
  /** Address of the proxy. */
  origin: string;
  /** What happens to submitted forms until it is set to another value, since browsers retry by themselves. */
  forms: 'passes' | 'breaks-while-sending' | 'loses-the-answer';
  close(): Promise<void>;
}

/** Bytes of a form that pass before the connection breaks. */
const bytesBeforeBreak = 20_000;

/** Starts the proxy, which initially passes everything on. */
export async function openFaultyConnection(): Promise<FaultyConnection> {
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const product = connect(port, '127.0.0.1');
    for (const socket of [browser, product]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    const hangUp = () => {
      browser.destroy();
      product.destroy();
    };
    let formBehavior: FaultyConnection['forms'] = 'passes';
    let sent = 0;
    browser.on('data', (chunk) => {
      if (/^[A-Z]+ \//.test(chunk.toString('latin1', 0, 10))) formBehavior = 'passes';
      if (/^(POST|PUT) \/api\/(add|update|send-upload)-/.test(chunk.toString('latin1', 0, 40))) {
        formBehavior = line.forms;
        sent = 0;
      }
      sent += chunk.length;
      if (formBehavior === 'breaks-while-sending' && sent > bytesBeforeBreak) return hangUp();
      product.write(chunk);
    });
    product.on('data', (chunk) => {
      if (formBehavior === 'loses-the-answer') return hangUp();
      browser.write(chunk);
    });
    browser.on('close', hangUp);
    product.on('close', hangUp);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: FaultyConnection = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forms: 'passes',
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
