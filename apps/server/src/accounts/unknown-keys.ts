import type { FastifyRequest } from 'fastify';
import { requestSource } from '../audit/rejection-entry.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import { networkOf } from '../http/client-network.ts';
import { redactedApiKey } from './api-key-access.ts';
import type { LoginThrottle } from './login-throttle.ts';

/**
 * Throttles requests with unknown API keys like wrong passwords, per network, and logs those that were not refused.
 * Valid keys don't come here, so that they are not slowed down by others in their network; 256 random bits can't be
 * guessed anyway. docs/decisions/0062
 */
export function throttleUnknownKeys({ throttle, securityLog }: { throttle: LoginThrottle; securityLog: SecurityLog }) {
  return async (request: FastifyRequest, key: string): Promise<void> => {
    // As a known network it waits only for its own failures: attempts elsewhere don't hide a program's mistake.
    const place = { network: networkOf(request.ip), isKnownNetwork: true };
    await throttle.begin('wrong API key', place, { subject: 'API key', ...requestSource(request) });
    const publicPart = redactedApiKey(key);
    await securityLog.append({
      kind: 'key_refused',
      subject: `${request.method} ${request.routeOptions.url ?? ''}`,
      details: { state: 'unknown', ...(publicPart && { key: publicPart }) },
      ...requestSource(request),
    });
  };
}
