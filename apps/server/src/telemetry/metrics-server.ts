import { once } from 'node:events';
import { messageOf, StartError, systemCode } from '../errors/http-error.ts';
import type { Metrics } from './metrics.ts';

/** The running server of the metrics. */
export interface MetricsServer {
  /** URL of the metrics. */
  url: string;
  close(): Promise<void>;
}

/** How to fix an address that the server can't listen on. */
export const addressRemedy = 'Use a free port above 1023, and an address of this machine.';

/**
 * Serves `/metrics` on a separate port, which only the operator's Prometheus should be able to reach.
 * @param address the port, 0 for a free one, and the host
 * @throws StartError when the address can't be used
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  metrics.measureProcess();
  const { registry } = metrics;
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n');
      return;
    }
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ port, host });
  await once(server, 'listening').catch((error: unknown) => {
    if (!systemCode(error)) throw error;
    throw new StartError(
      `METRICS_PORT ${port} on METRICS_HOST ${host} can't be used: ${messageOf(error)}. ${addressRemedy}`,
    );
  });
  const address = server.address();
  const urlHost = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${urlHost}:${typeof address === 'object' && address ? address.port : port}/metrics`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
