import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../http/if-none-match.ts';
import { preferredEncoding } from '../http/preferred-encoding.ts';
import { hasSingleHost } from '../http/well-formed-requests.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { requestRecorder } from '../telemetry/requests.ts';
import { requestSpan } from '../telemetry/tracing.ts';
import type { CachedPage } from './page-cache.ts';
import { pageHeaders, schemeFromCookie } from './send-page.ts';

/** Options of {@link serveCachedPages}. */
export interface ServeCachedPagesOptions {
  /**
   * Finds the cached page for a request's URL and data saver setting, with the name of its route for logs and metrics;
   * undefined to let Fastify handle the request.
   */
  find(request: IncomingMessage): { page: CachedPage; route: string } | undefined;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Assigns a request its id. */
  assignRequestId(request: IncomingMessage): string;
  metrics: Metrics;
}

/**
 * Serves cached pages before Fastify's routing and hooks, which would take most of the response time, with the same
 * headers, log line and metrics. Only for a visitor's plain GET: requests with a token or a body, and pages that are
 * not cached or not yet in the content encoding, are handled by Fastify.
 */
export function serveCachedPages(app: FastifyInstance, options: ServeCachedPagesOptions): void {
  const { find, headers } = options;
  const record = requestRecorder(options.metrics);
  // These lines can't contain secrets, and redaction would take as long as the response itself.
  const log = app.log.child({}, { redact: [] });
  /** Headers as the flat array that `writeHead` takes, names and values alternating, keyed by the bytes of the body. */
  const heads = new WeakMap<Buffer, string[]>();

  const headOf = (page: CachedPage, etag: string, encoding: string, bytes: Buffer): string[] => {
    const cachedHead = heads.get(bytes);
    if (cachedHead) return cachedHead;
    const allHeaders = { ...headers, ...pageHeaders(page, 'no-cache'), etag };
    const head = [
      ...Object.entries(allHeaders).flat(),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['content-length', String(bytes.length)],
    ];
    heads.set(bytes, head);
    return head;
  };

  const respond = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const startedAt = performance.now();
    const received = request.headers;
    const isPlain =
      !received.authorization && !received['content-length'] && !received['transfer-encoding'] && !received.expect;
    if (!isPlain || !hasSingleHost(request)) return false;
    const match = find(request);
    if (!match) return false;
    const { page, route } = match;
    const encoding = preferredEncoding(received['accept-encoding']);
    const encoded = page.inScheme(schemeFromCookie(received.cookie) ?? null);
    const bytes = encoded.getEncoded(encoding);
    if (!bytes) return false;
    const id = options.assignRequestId(request);
    const isNotModified = matchesEtag(received['if-none-match'], encoded.etag);
    const head = headOf(page, encoded.etag, encoding, bytes);
    const status = isNotModified ? 304 : 200;
    // A 304 omits content-encoding and content-length, the last ones.
    const sentHeaders = isNotModified ? head.slice(0, encoding === 'identity' ? -2 : -4) : head;
    // nginx may cache it for the rest of this second. It uses whole seconds, and must see this before `cache-control`.
    const expires = `@${Math.floor(Date.now() / 1000)}`;
    response
      .writeHead(status, ['x-request-id', id, 'x-accel-expires', expires, ...sentHeaders])
      .end(isNotModified ? undefined : bytes);
    // Recorded without waiting for the end: the response has been handed to the socket.
    const milliseconds = performance.now() - startedAt;
    record(log, { reqId: id, method: 'GET', route, status, milliseconds, span: requestSpan(received, milliseconds) });
    return true;
  };

  app.server.removeListener('request', app.routing).on('request', (request, response) => {
    if (!respond(request, response)) app.routing(request, response);
  });
}
