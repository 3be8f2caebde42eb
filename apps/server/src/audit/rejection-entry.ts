import type { FastifyRequest } from 'fastify';
import { FileRejected } from '../errors/file-rejected.ts';
import { HttpError, messageOf } from '../errors/http-error.ts';
import type { NewSecurityEntry } from './append-entry.ts';

/**
 * The entry for a failed request: a refused call or a rejected file of staff, or the use of an API key that has expired
 * or was revoked. Undefined for any other failure, which is not logged.
 */
export function rejectionEntry(request: FastifyRequest, error: unknown): NewSecurityEntry | undefined {
  const { staff, endedKey } = request;
  const subject = `${request.method} ${request.routeOptions.url ?? ''}`;
  if (endedKey) {
    const details = { state: String(endedKey.invalidState) };
    return { by: endedKey.staff, kind: 'key_refused', subject, details, ...requestSource(request) };
  }
  if (!staff) return undefined;
  const common = { by: staff, subject, ...requestSource(request) };
  const code = error instanceof HttpError ? error.code : undefined;
  if (code === 'forbidden') return { ...common, kind: 'access_refused', details: { role: staff.role } };
  if (code !== 'bad_file' && !(error instanceof FileRejected)) return undefined;
  return { ...common, kind: 'upload_refused', details: { reason: messageOf(error) } };
}

/** The IP address and id of a request, as fields of an entry. */
export function requestSource({
  ip,
  id,
}: Pick<FastifyRequest, 'ip' | 'id'>): Pick<NewSecurityEntry, 'address' | 'requestId'> {
  return { address: ip, requestId: id };
}
