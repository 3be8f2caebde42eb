import {
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { LogConfig, LogEvent } from 'kysely';
import { version } from '../version.ts';

/** Creates spans; undefined while tracing is off. */
let tracer: Tracer | undefined;

/**
 * Starts sending the spans of requests and their SQL statements to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`, as
 * OTLP over HTTP. To be called before the database is opened.
 * @param sampledShare share of requests that are traced, 0 to 1; requests with a `traceparent` follow its decision
 * @param warn called when spans could not be sent
 * @returns a function that sends the remaining spans and stops tracing
 * @see https://opentelemetry.io/docs/specs/otel/protocol/exporter/
 */
export async function startTracing(
  sampledShare: number,
  warn: (message: string) => void,
): Promise<() => Promise<void>> {
  // Loaded here, so that they don't slow down the start without a collector.
  const [contexts, core, exporters, resources, sdk] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const service = resources.resourceFromAttributes({ 'service.name': 'porchlight', 'service.version': version });
  const { resourceAttributesEnvDetector, serviceNameEnvDetector } = resources;
  const environment = resources.detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] });
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(service).merge(environment),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new exporters.OTLPTraceExporter(), exportTimeoutMillis: exportWithinMs }),
    ],
  });
  diag.setLogger({ error: warn, warn, info: noop, debug: noop, verbose: noop }, DiagLogLevel.WARN);
  context.setGlobalContextManager(new contexts.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  tracer = provider.getTracer('porchlight', version);
  return async () => {
    tracer = undefined;
    await provider.shutdown();
    diag.disable();
    context.disable();
    propagation.disable();
  };
}

const noop = () => undefined;

/** How long a stopping server waits for the collector, in milliseconds. */
const exportWithinMs = 5000;

/** Starts the span of a request, within the trace of its `traceparent`. `endSpan` sets its name and attributes. */
export function requestSpan(headers: FastifyRequest['headers'], startedMsAgo = 0): Span | undefined {
  if (!tracer) return undefined;
  const options: SpanOptions = { kind: SpanKind.SERVER, startTime: Date.now() - startedMsAgo };
  return tracer.startSpan('request', options, propagation.extract(ROOT_CONTEXT, headers));
}

/** Calls `next` with a span as the active one. */
export function withinSpan(span: Span | undefined, next: () => void): void {
  if (span) context.with(trace.setSpan(context.active(), span), next);
  else next();
}

/**
 * Ends the span of a completed request. Its attributes have the route's pattern, not the URL, account or IP address.
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
export function endSpan(
  span: Span,
  { method, route, status }: { method: string; route: string; status: number },
): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** A Kysely logger that creates a span for each SQL statement of a traced request; undefined while tracing is off. */
export function statementSpans(system: 'sqlite' | 'postgresql'): LogConfig | undefined {
  if (!tracer) return undefined;
  return ({ level, query, queryDurationMillis }: LogEvent) => {
    if (!tracer || !trace.getActiveSpan()) return;
    const [operation = ''] = /\w+/.exec(query.sql) ?? [];
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - queryDurationMillis,
      // Contains no values: they are parameters, which are left out.
      attributes: { 'db.system.name': system, 'db.operation.name': operation, 'db.query.text': query.sql.trim() },
    });
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}
