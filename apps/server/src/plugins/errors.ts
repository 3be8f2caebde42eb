import type { Socket } from 'node:net';
import { callPath, otherCalls, resourceCalls, resourceNames } from '@porchlight/contract/calls';
import type { ErrorCode } from '@porchlight/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { isDiskFull, isUnavailable } from '../db/failures.ts';
import { FileRejected } from '../files/index.ts';
import { prefersHtml } from './prefers-html.ts';

/** Texts for failures that a library reports, by the code of the answer. */
const texts: Partial<Record<ErrorCode, string>> = {
  bad_request: 'The request can’t be understood.',
  not_found: 'There is nothing at this address.',
  timeout: 'The request took too long to arrive.',
  too_large: 'This is more than the server takes.',
  unsupported_media_type: 'Send JSON, a URL-encoded form or a multipart form.',
  unavailable: 'The server can’t do this right now. Please try again in a moment.',
  internal: 'Something went wrong on the server. Please try again.',
};

const codeOfStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  408: 'timeout',
  413: 'too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  431: 'bad_request',
  503: 'unavailable',
};

/** Any failure as the one shape of error answer. What isn't meant for the caller becomes a plain text without detail. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof FileRejected) return new ApiError(error.code, error.message);
  if (isUnavailable(error) || isDiskFull(error)) return said('unavailable', { retryAfterSeconds: 5 });
  const status = statusOf(error);
  if (codeOfStatus[status]) return said(codeOfStatus[status]);
  return said(status >= 400 && status < 500 ? 'bad_request' : 'internal');
}

function said(code: ErrorCode, details?: { retryAfterSeconds: number }): ApiError {
  return new ApiError(code, texts[code] ?? 'The request failed.', details);
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

function answer(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const failure = toApiError(error);
  if (failure.code === 'internal') request.log.error(error, 'a request failed');
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  if (failure.code === 'unauthorized') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failure.body);
}

/**
 * Turns every failure into the one shape of error answer: thrown errors, addresses nobody serves (404), methods a call
 * doesn't have (405), and paths that try to climb out of their folder (400).
 */
export const errors = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(request, reply, error));
  app.setNotFoundHandler((request, reply) => answer(request, reply, said('not_found')));
  app.addHook('onRequest', async (request) => {
    if (climbs(request.raw.url ?? '')) throw said('bad_request');
  });
  app.all('/api/*', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const allowed = methodsOf(path);
    if (allowed.length === 0) throw said('not_found');
    // Who comes back to a form's answer, by their browser's history or a tab that was restored, sends no form.
    if (request.method === 'GET' && prefersHtml(request)) return reply.redirect('/', 303);
    reply.header('allow', allowed.join(', '));
    throw new ApiError('method_not_allowed', `This call takes ${allowed.join(' or ')}.`);
  });
});

/**
 * Answers a failure that comes before any route, such as an address whose percent signs make no sense. A browser is led
 * to the same address with its percent signs escaped: nothing is there either, but the website says so.
 */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const [path = '', ...query] = (request.raw.url ?? '').split('?');
  const isVisit = error.code === 'FST_ERR_BAD_URL' && request.method === 'GET' && prefersHtml(request);
  // Two slashes, or a slash and a backslash, would begin another site's address.
  if (isVisit && /^\/(?!\/)[!-[\]-~]*$/.test(path)) {
    reply.redirect([path.replaceAll('%', '%25'), ...query].join('?'), 302);
    return;
  }
  answer(request, reply, error);
}

/** Answers what can't even be read as a request: a timeout, a header that is too long, plain noise. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusByCode: Record<string, [number, string, ErrorCode]> = {
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'timeout'],
    HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'bad_request'],
  };
  const [status, reason, code] = statusByCode[error.code ?? ''] ?? [400, 'Bad Request', 'bad_request'];
  const body = JSON.stringify(said(code).body);
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** Whether a path, once decoded, has a segment `..`, a backslash or a zero byte: no honest link of ours has. */
function climbs(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  if (!/%|\.\.|\\/.test(path)) return false;
  try {
    const decoded = decodeURIComponent(path);
    return /[\\\0]/.test(decoded) || decoded.split('/').includes('..');
  } catch {
    return true;
  }
}

const knownCalls = [
  ...Object.values(otherCalls),
  ...resourceNames.flatMap((name) => {
    const { list, single, create, update, remove, restore } = resourceCalls[name];
    return [list, single, create, update, remove, restore];
  }),
].map((call) => ({
  method: call.method,
  pattern: new RegExp(`^${callPath(call, 'ID').replace('ID', '[^/]+')}$`),
}));

function methodsOf(path: string): string[] {
  return [...new Set(knownCalls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}
