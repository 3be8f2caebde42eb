import type { PasswordProblem } from '@porchlight/contract/account-texts';
import type { LoginResponse } from '@porchlight/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestSource } from '../audit/rejection-entry.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { deviceCookies, originOf } from './device-cookie.ts';
import { deviceName } from './device-name.ts';
import type { Account } from './find-account.ts';
import type { KnownPlaces } from './known-places.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Options of {@link finishSignIn}. */
export interface FinishSignInOptions {
  db: Database;
  tokens: SessionTokens;
  places: KnownPlaces;
  mailer: Mailer;
  /** Whether visitors use https. */
  https: boolean;
  metrics: Metrics;
  securityLog: SecurityLog;
}

/** How a person has authenticated. */
export interface AuthenticationResult {
  problem?: PasswordProblem | null;
  isKept: boolean;
  /** The factor that was used, for the security log. @default a password alone */
  factor?: string;
}

/** Creates a session for an account and sends its token. */
export type FinishSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  account: Omit<Account, 'passwordHash'>,
  authentication: AuthenticationResult,
) => Promise<FastifyReply>;

/** The last step of every kind of sign-in: issues the token, remembers the place, logs, mails about a new device. */
export function finishSignIn(options: FinishSignInOptions): FinishSignIn {
  const { db, tokens, places, mailer, https, metrics, securityLog } = options;
  return async (request, reply, { id, username, name, role }, { problem, isKept, factor }) => {
    const origin = originOf(request);
    const { knownDevice } = await places.match(id, origin);
    const isNewDevice = !knownDevice && (await places.hasAny(id));
    const device = deviceName(request.headers['user-agent']);
    const by = { userId: id, username };
    const [token, deviceToken] = await Promise.all([
      tokens.issue(id, { problem, device, address: request.ip, isKept }),
      places.remember(id, origin),
      securityLog.append({ kind: 'sign_in', by, ...(factor && { details: { factor } }), ...requestSource(request) }),
    ]);
    metrics.signIns.inc({ outcome: 'success' });
    if (isNewDevice) {
      const facts = { device, address: request.ip };
      await db.write((trx) => mailer.enqueue(trx, { kind: 'new-device', userId: id, facts }));
      mailer.wake();
    }
    const response: LoginResponse = {
      token,
      user: { id, username, ...(name && { name }), role },
      ...(problem && { password_problem: problem }),
    };
    for (const cookie of deviceCookies(deviceToken, https)) reply.header('set-cookie', cookie);
    return reply.header('cache-control', 'no-store').send(response);
  };
}
