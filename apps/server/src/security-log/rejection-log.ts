import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { FileRejected } from '../files/index.ts';
import { HttpError, messageOf } from '../http-error.ts';
import type { NewSecurityEntry } from './append-entry.ts';
import type { SecurityLog } from './security-log.ts';

/** Logs refused calls and rejected files of staff, and the use of API keys that have expired or were revoked. */
export const rejectionLog = fastifyPlugin(
  async (app: FastifyInstance, { securityLog }: { securityLog: SecurityLog }) => {
    app.addHook('onError', async (request, _reply, error) => {
      const entry = entryFor(request, error);
      if (entry) await securityLog.recordOnce(entry);
    });
  },
);

function entryFor(request: FastifyRequest, error: unknown): NewSecurityEntry | undefined {
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
