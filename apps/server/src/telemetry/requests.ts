import type { Span } from '@opentelemetry/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Metrics } from './metrics.ts';
import { endSpan, requestSpan, withinSpan } from './tracing.ts';

/** Routes that programs ask for all the time, and files: told of only to those who look closely. */
const quiet = /^\/((assets|cards|covers|health|images|pdfs)\/|(healthz|policy-reports|readyz)$)|\.\w+$/;

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a page: its route in the website, all of which one route of the server answers. */
    page?: string;
  }
}

/** Route of a request that none took. */
const noRoute = '(none)';

/** A request that has been answered. */
export interface AnsweredRequest {
  /** Its id, where the logger doesn't know it. */
  reqId?: string;
  method: string;
  /** Pattern of its route. */
  route: string;
  status: number;
  /** From its headers to the end of its answer. */
  milliseconds: number;
  /** Id of the account that asked, below zero for a program with an API key. */
  account?: number;
  /** Whether the asker left before the answer was complete. */
  aborted?: true;
  /** Its span, where requests are traced. */
  span?: Span;
}

/** Gives what writes a request's line and counts it in the metrics. */
export function requestRecorder(metrics: Metrics) {
  return (log: FastifyBaseLogger, { milliseconds, ...request }: AnsweredRequest): void => {
    const { method, route, status, reqId, account, aborted, span } = request;
    if (span) endSpan(span, request);
    metrics.requestSeconds.observe({ method, route, status }, milliseconds / 1000);
    const line = {
      ...(reqId && { reqId }),
      method,
      route,
      status,
      durationMs: Math.round(10 * milliseconds) / 10,
      ...(account && { account }),
      ...(aborted && { aborted }),
    };
    if (status >= 500) log.warn(line, 'request');
    else if (quiet.test(route)) log.debug(line, 'request');
    else log.info(line, 'request');
  };
}

/**
 * Gives every answer the id of its request, and writes one line for each: id, method, route (the pattern, never what
 * was asked for), status, duration, and the id of the account that asked. What the server couldn't answer is a warning.
 * The same goes into the metrics, and into its span.
 */
export const requests = fastifyPlugin(async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
  const record = requestRecorder(metrics);
  app.decorateRequest('page');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const startedAt = performance.now();
    const span = requestSpan(request.headers);
    let isTold = false;
    const tell = (isComplete: boolean) => {
      if (isTold) return;
      isTold = true;
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
    reply.raw.once('finish', () => tell(true));
    // Who left before the answer was complete gets a line too.
    reply.raw.once('close', () => tell(false));
    withinSpan(span, done);
  });
});
