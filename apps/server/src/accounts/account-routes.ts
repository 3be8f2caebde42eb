import { otherCalls } from '@porchlight/contract/other-calls';
import { loginFailed } from '@porchlight/contract/texts';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../access/staff.ts';
import type { NewSecurityEntry } from '../audit/append-entry.ts';
import { requestSource } from '../audit/rejection-entry.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../errors/http-error.ts';
import { serveCalls } from '../http/serve-calls.ts';
import type { SignInOutcome } from '../telemetry/metrics.ts';
import { describeAccountCalls } from './describe-account-calls.ts';
import { originOf } from './device-cookie.ts';
import { type Account, findAccount } from './find-account.ts';
import type { Attempt, SignInPlace } from './login-throttle.ts';
import { passwordContext } from './password-context.ts';
import { passwordProblem } from './password-rules.ts';
import type { SignInServices } from './sign-in-services.ts';

/** Registers the calls to sign in, sign out, and read the sign-in options and the current session. */
export async function accountRoutes(app: FastifyInstance, options: SignInServices): Promise<void> {
  const { db, hasher, tokens, places, factors, passkeys, pending, throttle, finish, metrics, securityLog, resources } =
    options;
  const count = (outcome: SignInOutcome) => metrics.signIns.inc({ outcome });

  const begin = (username: string, place: SignInPlace, note: Omit<NewSecurityEntry, 'kind'>): Promise<Attempt> =>
    throttle.begin(username, place, note).catch((error) => {
      if (error instanceof HttpError) count('throttled');
      throw error;
    });

  const serve = serveCalls(app, otherCalls, describeAccountCalls, { login: { containsSecret: true } });

  serve('login', async (request, reply) => {
    const { username, password, keep } = request.body;
    const account = await findAccount(db, username);
    const place = await places.match(account?.id, originOf(request));
    const triedAccount = account && { userId: account.id, username: account.username };
    const note = { by: triedAccount, ...requestSource(request) };
    const attempt = await begin(username, place, note);
    const isRight = await hasher.verify(password, account?.passwordHash).catch(async (error) => {
      await attempt.cancelled();
      count('failed');
      throw error;
    });
    if (!account || !isRight) {
      count('wrong_password');
      await securityLog.append({ ...note, kind: 'sign_in_refused' });
      throw new HttpError('invalid_credentials', loginFailed.text);
    }
    const problem = await passwordProblem(password, await passwordContext(db.read, { id: account.id }));
    if (hasher.isOutdated(account.passwordHash)) await renewHash(db, account, await hasher.hash(password));
    await attempt.succeeded();
    const isKept = keep === true;
    if (!(await factors.has(account.id))) return finish(request, reply, account, { problem, isKept });
    const pending_token = await pending.issue(account.id, { isKept, problem: problem ?? null });
    reply.code(202);
    return { pending_token };
  });

  serve('signInOptions', async () => ({ keep_days: tokens.keepDays, passkeys: passkeys !== null }));

  serve('logout', async (request) => {
    const staff = requireStaff(request);
    await tokens.revoke(staff.tokenHash);
    await securityLog.append({ kind: 'sign_out', by: staff, ...requestSource(request) });
  });

  serve('session', async (request) => {
    const staff = requireStaff(request);
    const { userId, username, name, role, passwordProblem: problem, duty } = staff;
    const forms = duty ? [] : await resources.entryAccess.formsOf(staff);
    return {
      user: { id: userId, username, ...(name && { name }), role, ...(forms.length > 0 && { entry_forms: forms }) },
      ...(problem && { password_problem: problem }),
      ...(duty && { duty }),
    };
  });
}

/** Replaces a password's hash by one with the current cost, unless the password was changed in the meantime. */
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
