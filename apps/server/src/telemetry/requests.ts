import type { Span } from '@opentelemetry/api';
import { isFilePath } from '@porchlight/contract/public-paths';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';
import { endSpan } from './tracing.ts';

/** Routes that are logged only at level `debug`, besides stored files: other files, and what programs request all the time. */
const unloggedPaths = /^\/((assets|cards|covers|health)\/|(healthz|policy-reports|readyz)$)|\.\w+$/;

/** A completed or aborted request. */
export interface CompletedRequest {
  /** Its id, if the logger is not the request's own, which adds it. */
  reqId?: string;
  method: string;
  /** Pattern of its route. */
  route: string;
  status: number;
  /** Time from its headers to the end of its response. */
  milliseconds: number;
  /** Id of the signed-in account; negative for a program with an API key. */
  account?: number;
  /** Whether the client disconnected before the response was complete. */
  aborted?: true;
  /** Its span, if requests are traced. */
  span?: Span;
}

/** Creates a function that logs a request, counts it in the metrics and ends its span. */
export function requestRecorder(metrics: Metrics) {
  return (log: FastifyBaseLogger, { milliseconds, ...request }: CompletedRequest): void => {
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
    else if (unloggedPaths.test(route) || isFilePath(route)) log.debug(line, 'request');
    else log.info(line, 'request');
  };
}
