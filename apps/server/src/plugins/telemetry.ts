import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Metrics } from '../telemetry/metrics.ts';
import { requestRecorder } from '../telemetry/requests.ts';
import { requestSpan, withinSpan } from '../telemetry/tracing.ts';

/** Logged as the route of requests that match none. */
const noRoute = '(none)';

declare module 'fastify' {
  interface FastifyInstance {
    /** The Prometheus metrics. */
    metrics: Metrics;
  }
  interface FastifyRequest {
    /** Route of a page within the website, whose pages all share one route of the server. */
    page?: string;
  }
}

/**
 * Sets `X-Request-Id` on every response, and logs one line for each: id, method, route (the pattern, never the URL),
 * status, duration, and the id of the account. Status 500 and above is a warning. Metrics and spans get the same data.
 */
export const telemetry = fastifyPlugin(
  async (app: FastifyInstance) => {
    const metrics = new Metrics();
    app.decorate('metrics', metrics);
    const record = requestRecorder(metrics);
    app.decorateRequest('page');
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      const startedAt = performance.now();
      const span = requestSpan(request.headers);
      let isRecorded = false;
      const recordOnce = (isComplete: boolean) => {
        if (isRecorded) return;
        isRecorded = true;
        record(request.log, {
          method: request.method,
          route: request.page ?? request.routeOptions.url ?? noRoute,
          status: reply.statusCode,
          milliseconds: performance.now() - startedAt,
          account: request.staff?.userId,
          span,
          ...(!isComplete && { aborted: true }),
        });
      };
      reply.raw.once('finish', () => recordOnce(true));
      // Aborted requests are logged too.
      reply.raw.once('close', () => recordOnce(false));
      withinSpan(span, done);
    });
  },
  { name: 'telemetry' },
);
