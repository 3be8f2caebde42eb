import type { ErrorCode } from '@porchlight/contract/errors';
import { isFilePath } from '@porchlight/contract/public-paths';
import { unexpectedErrorText } from '@porchlight/contract/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseFileGone, isDiskFull, isDiskUnwritable, isUnavailable } from '../db/failures.ts';
import { failureLogMessage } from '../db/restore-remedy.ts';
import { FileRejected } from '../errors/file-rejected.ts';
import { HttpError } from '../errors/http-error.ts';
import { StorageUnavailable } from '../errors/storage-unavailable.ts';
import { prefersHtml } from './prefers-html.ts';

/** Messages for errors that libraries throw, by error code. */
const texts: Partial<Record<ErrorCode, string>> = {
  bad_request: 'The request can’t be understood.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address is read-only.',
  timeout: 'The request took too long to arrive.',
  too_large: 'This is larger than the server accepts.',
  unsupported_media_type: 'Send JSON, a URL-encoded form or a multipart form.',
  range_not_satisfiable: 'The requested range is past the end of the file.',
  unavailable: 'The server can’t do this right now. Try again in a moment.',
  internal: 'Something went wrong on the server. Try again.',
};

/** Messages when the disk can't be written: an immediate retry won't help. */
const diskTexts = {
  full: 'The server has no space left to save this. Try again later, or tell the person who runs it.',
  unwritable: 'The server can’t save anything right now. Try again later, or tell the person who runs it.',
};

/** Headings of error pages. */
const titles: Partial<Record<ErrorCode, string>> = {
  bad_request: 'This address is not valid',
  not_found: 'Page not found',
  internal: unexpectedErrorText,
};

const codeOfStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  408: 'timeout',
  413: 'too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  431: 'bad_request',
  503: 'unavailable',
};

/** Converts any error to an `HttpError`. Internal errors get a generic message, without details. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof FileRejected) return new HttpError(error.code, error.message);
  if (isDiskUnwritable(error)) {
    const text = isDiskFull(error) ? diskTexts.full : diskTexts.unwritable;
    return new HttpError('unavailable', text, { retryAfterSeconds: 5 });
  }
  if (isUnavailable(error) || error instanceof StorageUnavailable) {
    return httpErrorFor('unavailable', { retryAfterSeconds: 5 });
  }
  const status = statusOf(error);
  if (codeOfStatus[status]) return httpErrorFor(codeOfStatus[status]);
  return httpErrorFor(status >= 400 && status < 500 ? 'bad_request' : 'internal');
}

/** Creates an error with the general message of its code. */
export function httpErrorFor(code: ErrorCode, details?: { retryAfterSeconds: number }): HttpError {
  return new HttpError(code, texts[code] ?? 'The request failed.', details);
}

/** `Retry-After` of requests that are refused because the server is overloaded, in seconds. */
const overloadRetrySeconds = 10;

/** Creates the error for a request that is refused because the server is overloaded. */
export function overloaded(): HttpError {
  return httpErrorFor('unavailable', { retryAfterSeconds: overloadRetrySeconds });
}

/** Heading of the error page for an error. */
export function failureTitle({ code }: HttpError): string {
  return titles[code] ?? 'Error';
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

/** Responds to a failed request with an error in JSON, or with an error page. Failures of our own are logged. */
export async function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  const failure = toHttpError(error);
  if (failure.code === 'internal') request.log.error({ err: error }, failureLogMessage(error, 'a request failed'));
  if (error instanceof StorageUnavailable || error instanceof DatabaseFileGone) request.log.warn(error.message);
  if (isDiskUnwritable(error)) request.log.warn({ err: error }, 'the disk is full or read-only');
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  if (failure.code === 'unauthorized') reply.header('www-authenticate', 'Bearer');
  if (failure.code === 'range_not_satisfiable') reply.headers(lengthOf(error));
  if (reply.renderResponsePage && wantsErrorPage(request)) {
    try {
      return await reply.renderResponsePage({
        status: failure.status,
        title: failureTitle(failure),
        text: failure.message,
      });
    } catch (cause) {
      request.log.error({ err: cause }, 'an error page could not be rendered');
    }
  }
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failure.body);
}

/** The `Content-Range` with a file's length, from `@fastify/send`'s error for a range beyond its end. */
function lengthOf(error: unknown): Record<string, string> {
  const headers = error instanceof Error && 'headers' in error ? (error.headers as Record<string, string>) : {};
  return headers['Content-Range'] ? { 'content-range': headers['Content-Range'] } : {};
}

/** Paths that are requested by programs rather than people, besides stored files: other files and health checks. */
const forPrograms = /^\/((assets|cards|covers|feeds|health)\/|(healthz|policy-reports|readyz)$)/;

/**
 * Whether to respond to an error with a page. Never in the API; elsewhere to browsers that navigate, and on page URLs
 * also to clients that accept any type.
 */
function wantsErrorPage(request: FastifyRequest): boolean {
  const [path = ''] = request.originalUrl.split('?', 1);
  if (path.startsWith('/api/')) return false;
  return (
    prefersHtml(request) ||
    (!forPrograms.test(path) && !isFilePath(path) && /\*\/\*|^$/.test(request.headers.accept ?? ''))
  );
}

/**
 * The error for a path or method that no call has. It also sets `Allow`.
 * @param allowed the methods that the path takes; empty when there is no such call
 */
export function unknownCallError(allowed: readonly string[], reply: FastifyReply): HttpError {
  if (allowed.length === 0) return httpErrorFor('not_found');
  reply.header('allow', allowed.join(', '));
  return new HttpError('method_not_allowed', `This call accepts only ${allowed.join(' or ')}.`);
}
