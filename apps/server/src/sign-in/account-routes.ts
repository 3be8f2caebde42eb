import { otherCalls } from '@porchlight/contract/other-calls';
import { loginSchema } from '@porchlight/contract/schemas';
import { loginFailed } from '@porchlight/contract/texts';
import type { FastifyInstance } from 'fastify';
import { passwordProblem } from '../accounts/password-rules.ts';
import type { PasswordHasher } from '../accounts/passwords.ts';
import { requireStaff } from '../accounts/session.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Database } from '../db/database.ts';
import { networkOf } from '../http/client-network.ts';
import { readForm } from '../http/uploads.ts';
import { HttpError } from '../http-error.ts';
import { check } from '../records/resource-service.ts';
import type { Metrics, SignInOutcome } from '../telemetry/metrics.ts';
import { describeLogin, describeLogout, describeSession } from './describe-account-calls.ts';
import { deviceCookie, readDevice } from './device-cookie.ts';
import { findAccount } from './find-account.ts';
import type { KnownPlaces } from './known-places.ts';
import type { Attempt, LoginThrottle, SignInPlace } from './login-throttle.ts';

/** What signing in and out needs. */
export interface AccountRoutesOptions {
  db: Database;
  hasher: PasswordHasher;
  tokens: Tokens;
  places: KnownPlaces;
  throttle: LoginThrottle;
  /** Whether visitors come by https. */
  https: boolean;
  metrics: Metrics;
}

/** `POST /api/login`, `POST /api/logout`, and `GET /api/session`, which says who is signed in. */
export async function accountRoutes(app: FastifyInstance, options: AccountRoutesOptions): Promise<void> {
  const { db, hasher, tokens, places, throttle, https, metrics } = options;
  const count = (outcome: SignInOutcome) => metrics.signIns.inc({ outcome });

  const begin = (username: string, place: SignInPlace): Attempt => {
    try {
      return throttle.begin(username, place);
    } catch (error) {
      count('throttled');
      throw error;
    }
  };

  app.route({
    method: otherCalls.login.method,
    url: otherCalls.login.path,
    config: { holdsSecret: true, describe: describeLogin },
    async handler(request, reply) {
      const { values } = await readForm(request);
      const { username, password } = check(loginSchema, values);
      const account = await findAccount(db, username);
      const network = networkOf(request.ip);
      const device = readDevice(request.headers.cookie);
      const known = await places.known(account?.id, { network, device });
      const attempt = begin(username, { network, ...known });
      const isRight = await hasher.verify(password, account?.passwordHash).catch((error) => {
        attempt.cancelled();
        count('failed');
        throw error;
      });
      if (!account || !isRight) {
        count('wrong_password');
        throw new HttpError('invalid_credentials', loginFailed.text);
      }
      attempt.succeeded();
      count('success');
      const { id } = account;
      const problem = passwordProblem(password);
      const [token, given] = await Promise.all([tokens.issue(id, problem), places.remember(id, { network, device })]);
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', deviceCookie(given, https))
        .send({ token, user: { id, username: account.username }, ...(problem && { password_problem: problem }) });
    },
  });

  app.route({
    method: otherCalls.logout.method,
    url: otherCalls.logout.path,
    config: { describe: describeLogout },
    onRequest: async (request) => void requireStaff(request),
    async handler(request, reply) {
      await tokens.revoke(requireStaff(request).tokenHash);
      return reply.code(204).send();
    },
  });

  app.route({
    method: otherCalls.session.method,
    url: otherCalls.session.path,
    config: { describe: describeSession },
    async handler(request, reply) {
      const { userId, username, passwordProblem: problem } = requireStaff(request);
      return reply
        .header('cache-control', 'no-store')
        .send({ user: { id: userId, username }, ...(problem && { password_problem: problem }) });
    },
  });
}
