import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../http/if-none-match.ts';
import { preferredEncoding } from '../http/preferred-encoding.ts';
import { namesOneHost } from '../http/readable-requests.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { requestRecorder } from '../telemetry/requests.ts';
import { requestSpan } from '../telemetry/tracing.ts';
import type { CachedPage } from './page-cache.ts';
import { chosenScheme, pageHeaders } from './send-page.ts';

/** What kept pages are answered with. */
export interface KeptAnswersOptions {
  /**
   * The page that is kept for a request's address and its choice of data saving, and its route, as logs and metrics name
   * it; undefined sends it the long way.
   */
  find(request: IncomingMessage): { page: CachedPage; route: string } | undefined;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Gives a request its id. */
  nameRequest(request: IncomingMessage): string;
  metrics: Metrics;
}

/**
 * Answers pages that are kept before Fastify's routing and hooks, which take most of the time of such an answer: a
 * visitor's plain GET, with the same headers, line of the log and metrics as the long way. Whatever else is asked of a
 * request goes the long way: a token, a body, a page that is not kept or not yet in this coding.
 */
export function answerKeptPages(app: FastifyInstance, options: KeptAnswersOptions): void {
  const { find, headers } = options;
  const record = requestRecorder(options.metrics);
  // Such a line has nothing that could be a secret, and to look for one takes as long as the answer.
  const log = app.log.child({}, { redact: [] });
  /** Headers as Node writes them, name after value, by the bytes that they go with. */
  const heads = new WeakMap<Buffer, string[]>();

  const headOf = (page: CachedPage, etag: string, encoding: string, bytes: Buffer): string[] => {
    const known = heads.get(bytes);
    if (known) return known;
    const all = { ...headers, ...pageHeaders(page, 'no-cache'), etag };
    const head = [
      ...Object.entries(all).flat(),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['content-length', String(bytes.length)],
    ];
    heads.set(bytes, head);
    return head;
  };

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const startedAt = performance.now();
    const asked = request.headers;
    const isPlain = !asked.authorization && !asked['content-length'] && !asked['transfer-encoding'] && !asked.expect;
    if (!isPlain || !namesOneHost(request)) return false;
    const found = find(request);
    if (!found) return false;
    const { page, route } = found;
    const encoding = preferredEncoding(asked['accept-encoding']);
    const encoded = page.inScheme(chosenScheme(asked.cookie) ?? null);
    const bytes = encoded.ready(encoding);
    if (!bytes) return false;
    const id = options.nameRequest(request);
    const isKnown = matchesEtag(asked['if-none-match'], encoded.etag);
    const head = headOf(page, encoded.etag, encoding, bytes);
    const status = isKnown ? 304 : 200;
    // Without the two that tell of a body.
    const sent = isKnown ? head.slice(0, encoding === 'identity' ? -2 : -4) : head;
    // An nginx may keep it for the rest of this second. It takes whole seconds, and has to read this before `cache-control`.
    const expires = `@${Math.floor(Date.now() / 1000)}`;
    response
      .writeHead(status, ['x-request-id', id, 'x-accel-expires', expires, ...sent])
      .end(isKnown ? undefined : bytes);
    // It is in the system's hands: nothing is left that could fail.
    const milliseconds = performance.now() - startedAt;
    record(log, { reqId: id, method: 'GET', route, status, milliseconds, span: requestSpan(asked, milliseconds) });
    return true;
  };

  app.server.removeListener('request', app.routing).on('request', (request, response) => {
    if (!answer(request, response)) app.routing(request, response);
  });
}
