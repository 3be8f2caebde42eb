import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Metrics } from './metrics.ts';

/** Routes that programs ask for all the time, and files: told of only to those who look closely. */
const quiet = /^\/((assets|cards|covers|health|images|pdfs)\/|(healthz|readyz)$)|\.\w+$/;

/** Route of a request that none took. */
const noRoute = '(none)';

/**
 * Gives every answer the id of its request, and writes one line for each: id, method, route (the pattern, never what
 * was asked for), status, duration, and the id of the account that asked. What the server couldn't answer is a warning.
 * The same goes into the metrics.
 */
export const requests = fastifyPlugin(async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const startedAt = performance.now();
    let isTold = false;
    const tell = (isComplete: boolean) => {
      if (isTold) return;
      isTold = true;
      const route = request.routeOptions.url ?? noRoute;
      const status = reply.statusCode;
      const { method } = request;
      const milliseconds = performance.now() - startedAt;
      metrics.requestSeconds.observe({ method, route, status }, milliseconds / 1000);
      const line = {
        method,
        route,
        status,
        durationMs: Math.round(10 * milliseconds) / 10,
        ...(request.staff && { account: request.staff.userId }),
        ...(!isComplete && { aborted: true }),
      };
      if (status >= 500) request.log.warn(line, 'request');
      else if (quiet.test(route)) request.log.debug(line, 'request');
      else request.log.info(line, 'request');
    };
    reply.raw.once('finish', () => tell(true));
    // Who left before the answer was complete gets a line too.
    reply.raw.once('close', () => tell(false));
    done();
  });
});
