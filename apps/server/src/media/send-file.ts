import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'range-parser';
import { HttpError } from '../errors/http-error.ts';
import { matchesEtag } from '../http/if-none-match.ts';
import type { ByteRange, ReadableFile } from './index.ts';

/**
 * Sends a file, whole or a range: 304 if `If-None-Match` matches, 412 if `If-Match` doesn't, no body for HEAD. When
 * reading the file fails, the connection is closed, so that the client notices that the body is incomplete.
 * @see RFC 9110, sections 13 and 14
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReadableFile,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const ifMatch = request.headers['if-match'];
  if (ifMatch !== undefined && !matchesEtag(ifMatch, file.etag)) {
    throw new HttpError('precondition_failed', 'The file has changed.');
  }
  const isUnchanged = matchesEtag(request.headers['if-none-match'], file.etag);
  const range = isUnchanged ? undefined : requestedRange(request, reply, file);
  const content = isUnchanged || request.method === 'HEAD' ? null : await file.read(range);
  if (!content && !isUnchanged && request.method !== 'HEAD') {
    throw new HttpError('not_found', 'There is no file with this name.');
  }
  reply.headers({ ...headers, etag: file.etag, 'accept-ranges': 'bytes' });
  if (isUnchanged) return reply.code(304).send();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  reply.header('content-length', range ? range.end - range.start + 1 : file.bytes);
  return reply.send(content);
}

/**
 * The requested range; undefined for the whole file: without a range, with several, or if `If-Range` doesn't match.
 * @throws HttpError `range_not_satisfiable` when the file has no such range; sets `Content-Range` with its length
 */
function requestedRange(request: FastifyRequest, reply: FastifyReply, file: ReadableFile): ByteRange | undefined {
  const { range, 'if-range': ifRange } = request.headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== file.etag)) return undefined;
  const { code, type, ranges } = parse(file.bytes, range);
  if (type !== 'bytes') return undefined;
  const [first, ...otherRanges] = ranges;
  if (code === 0 && first && otherRanges.length === 0) return first;
  if (code !== 2 || first) return undefined;
  reply.header('content-range', `bytes */${file.bytes}`);
  throw new HttpError('range_not_satisfiable', 'The requested range is past the end of the file.');
}
