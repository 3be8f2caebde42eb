import type { FastifyRequest } from 'fastify';
import { publicPartOf } from '../accounts/api-key-access.ts';
import { networkOf } from '../http/client-network.ts';
import { requestSource } from '../security-log/refusals.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { LoginThrottle } from './login-throttle.ts';

/** What wrong API keys are counted by and written to. */
export interface WrongKeysOptions {
  throttle: LoginThrottle;
  securityLog: SecurityLog;
}

/**
 * Counts API keys that nobody has as wrong passwords are, by the address that they come from, and writes down those that
 * were let through. A key that works is not asked for here: it waits for nothing that others of its address send, and
 * 256 random bits are not found by trying. docs/decisions/0062
 */
export function wrongKeys({ throttle, securityLog }: WrongKeysOptions) {
  return async (request: FastifyRequest, key: string): Promise<void> => {
    // Each address waits for what it sent itself: a crowd keeps no program's mistake from being told.
    const place = { network: networkOf(request.ip), isKnownNetwork: true };
    await throttle.begin('wrong API key', place, { subject: 'API key', ...requestSource(request) });
    const known = publicPartOf(key);
    await securityLog.note({
      kind: 'key_refused',
      subject: `${request.method} ${request.routeOptions.url ?? ''}`,
      details: { state: 'unknown', ...(known && { key: known }) },
      ...requestSource(request),
    });
  };
}
