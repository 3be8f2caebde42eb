import { otherCalls } from '@porchlight/contract/other-calls';
import { loginSchema, type PendingAnswer } from '@porchlight/contract/schemas';
import { loginFailed } from '@porchlight/contract/texts';
import type { FastifyInstance } from 'fastify';
import type { Factors } from '../accounts/factors.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import { passwordProblem } from '../accounts/password-rules.ts';
import type { PasswordHasher } from '../accounts/passwords.ts';
import type { PendingSignIns } from '../accounts/pending-sign-ins.ts';
import { requireStaff } from '../accounts/session.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Database } from '../db/database.ts';
import { networkOf } from '../http/client-network.ts';
import { readForm } from '../http/uploads.ts';
import { HttpError } from '../http-error.ts';
import { check } from '../records/resource-service.ts';
import type { NewEntry } from '../security-log/append-entry.ts';
import { whence } from '../security-log/refusals.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Metrics, SignInOutcome } from '../telemetry/metrics.ts';
import { describeLogin, describeLogout, describeSession, describeSignInOptions } from './describe-account-calls.ts';
import { readDevice } from './device-cookie.ts';
import { type Account, findAccount } from './find-account.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import type { KnownPlaces } from './known-places.ts';
import type { Attempt, LoginThrottle, SignInPlace } from './login-throttle.ts';

/** What signing in and out needs. */
export interface AccountRoutesOptions {
  db: Database;
  hasher: PasswordHasher;
  tokens: Tokens;
  places: KnownPlaces;
  factors: Factors;
  passkeys: Passkeys | null;
  pending: PendingSignIns;
  throttle: LoginThrottle;
  finish: FinishSignIn;
  metrics: Metrics;
  securityLog: SecurityLog;
}

/** `POST /api/login`, `POST /api/logout`, and `GET /api/session`, which says who is signed in. */
export async function accountRoutes(app: FastifyInstance, options: AccountRoutesOptions): Promise<void> {
  const { db, hasher, tokens, places, factors, passkeys, pending, throttle, finish, metrics, securityLog } = options;
  const count = (outcome: SignInOutcome) => metrics.signIns.inc({ outcome });

  const begin = (username: string, place: SignInPlace, note: Omit<NewEntry, 'kind'>): Promise<Attempt> =>
    throttle.begin(username, place, note).catch((error) => {
      if (error instanceof HttpError) count('throttled');
      throw error;
    });

  app.route({
    method: otherCalls.login.method,
    url: otherCalls.login.path,
    config: { access: otherCalls.login.access, holdsSecret: true, describe: describeLogin },
    async handler(request, reply) {
      const { values } = await readForm(request);
      const { username, password, keep } = check(loginSchema, values);
      const account = await findAccount(db, username);
      const network = networkOf(request.ip);
      const device = readDevice(request.headers.cookie);
      const known = await places.known(account?.id, { network, device });
      const tried = account && { userId: account.id, username: account.username };
      const note = { by: tried, ...whence(request) };
      const attempt = await begin(username, { network, ...known }, note);
      const isRight = await hasher.verify(password, account?.passwordHash).catch(async (error) => {
        await attempt.cancelled();
        count('failed');
        throw error;
      });
      if (!account || !isRight) {
        count('wrong_password');
        await securityLog.note({ ...note, kind: 'sign_in_refused' });
        throw new HttpError('invalid_credentials', loginFailed.text);
      }
      const problem = passwordProblem(password);
      if (hasher.isOutdated(account.passwordHash)) await renewHash(db, account, await hasher.hash(password));
      await attempt.succeeded();
      const isKept = keep === true;
      if (!(await factors.has(account.id))) return finish(request, reply, account, { problem, isKept });
      const pending_token = await pending.issue(account.id, { isKept, problem: problem ?? null });
      return reply
        .code(202)
        .header('cache-control', 'no-store')
        .send({ pending_token } satisfies PendingAnswer);
    },
  });

  app.route({
    method: otherCalls.signInOptions.method,
    url: otherCalls.signInOptions.path,
    config: { access: otherCalls.signInOptions.access, describe: describeSignInOptions },
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ keep_days: tokens.keepDays, passkeys: passkeys !== null }),
  });

  app.route({
    method: otherCalls.logout.method,
    url: otherCalls.logout.path,
    config: { access: otherCalls.logout.access, describe: describeLogout },
    async handler(request, reply) {
      const staff = requireStaff(request);
      await tokens.revoke(staff.tokenHash);
      await securityLog.note({ kind: 'sign_out', by: staff, ...whence(request) });
      return reply.code(204).send();
    },
  });

  app.route({
    method: otherCalls.session.method,
    url: otherCalls.session.path,
    config: { access: otherCalls.session.access, describe: describeSession },
    async handler(request, reply) {
      const { userId, username, role, passwordProblem: problem, duty } = requireStaff(request);
      return reply.header('cache-control', 'no-store').send({
        user: { id: userId, username, role },
        ...(problem && { password_problem: problem }),
        ...(duty && { duty }),
      });
    },
  });
}

/** Keeps a password under a hash of today's cost, unless it was changed meanwhile. */
async function renewHash(db: Database, { id, passwordHash }: Account, password_hash: string): Promise<void> {
  await db.write((trx) =>
    trx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .execute(),
  );
}
