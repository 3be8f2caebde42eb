import { signInExpiredText, wrongCodeText } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireStaff } from '../access/staff.ts';
import { requestSource } from '../audit/rejection-entry.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { addFactor, removeFactor } from './change-factors.ts';
import { describeFactorCalls } from './describe-factor-calls.ts';
import { originOf } from './device-cookie.ts';
import { findAccountById } from './find-account.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import type { SignInServices } from './sign-in-services.ts';

/** Registers the calls for second factors: the second step of a sign-in, one's own factors, and those of others. */
export async function factorRoutes(app: FastifyInstance, options: SignInServices): Promise<void> {
  const { db, factors, pending, places, throttle, finish, notices, metrics, securityLog, issuer } = options;
  const serve = serveCalls(app, otherCalls, describeFactorCalls);

  /** Throttles attempts at codes like those at passwords. */
  const begin = async (request: FastifyRequest, { id, username }: { id: number; username: string }) => {
    const place = await places.match(id, originOf(request));
    return throttle.begin(`factor ${username}`, place, { by: { userId: id, username }, ...requestSource(request) });
  };

  const refuseCode = async (request: FastifyRequest, by: { userId: number; username: string }) => {
    await securityLog.append({ kind: 'factor_refused', by, ...requestSource(request) });
    return invalid({ code: wrongCodeText });
  };

  serve('loginFactor', async (request, reply) => {
    const { pending_token: token, code } = request.body;
    const pendingSignIn = await pending.find(token);
    const account = pendingSignIn && (await findAccountById(db, pendingSignIn.userId));
    if (!account) throw new HttpError('gone', signInExpiredText);
    const { isKept, problem } = pendingSignIn;
    const attempt = await begin(request, account);
    const factor = await db.write(async (trx) => {
      const factor = await factors.use(trx, account.id, code);
      if (factor && !(await pending.use(trx, token))) throw new HttpError('gone', signInExpiredText);
      return factor;
    });
    if (!factor) {
      metrics.signIns.inc({ outcome: 'wrong_factor' });
      throw await refuseCode(request, { userId: account.id, username: account.username });
    }
    await attempt.succeeded();
    if (factor === 'recovery code') await notices.recoveryCodeUsed(request, account);
    return finish(request, reply, account, { isKept, problem, factor });
  });

  serve('beginTotp', async (request) => {
    const { userId, username } = requireStaff(request);
    const setup = await factors.beginTotp(userId, { issuer: issuer(), label: username });
    if (!setup) throw new HttpError('conflict', 'An authenticator app is already set up. Remove it first.');
    return setup;
  });

  serve('confirmTotp', async (request) => {
    const staff = requireStaff(request);
    const { userId, username } = staff;
    const { code } = request.body;
    const attempt = await begin(request, { id: userId, username });
    const target = { factors, userId, exceptTokenHash: staff.tokenHash };
    const codes = await db.write((trx) => addFactor(trx, target, () => factors.confirmTotp(trx, userId, code)));
    if (!codes) throw await refuseCode(request, staff);
    await attempt.succeeded();
    await notices.added(request, staff, 'totp');
    return { recovery_codes: codes };
  });

  serve('renewRecoveryCodes', async (request) => {
    const staff = requireStaff(request);
    const codes = await db.write(async (trx) => {
      if (!(await factors.has(staff.userId, trx))) throw noFactor();
      return replaceRecoveryCodes(trx, staff.userId);
    });
    await notices.added(request, staff, 'recovery codes');
    return { recovery_codes: codes };
  });

  serve('removeTotp', async (request) => {
    const staff = requireStaff(request);
    const target = { factors, userId: staff.userId, exceptTokenHash: staff.tokenHash };
    const isRemoved = await db.write((trx) => removeFactor(trx, target, () => factors.removeTotp(trx, staff.userId)));
    if (!isRemoved) throw noFactor();
    await notices.removed(request, { id: staff.userId, username: staff.username }, 'totp');
  });

  serve('resetFactors', async (request) => {
    const { id } = request.params;
    const username = await db.write(async (trx) => {
      if (!(await removeFactor(trx, { factors, userId: id }, () => factors.removeAll(trx, id)))) throw noFactor();
      const row = await trx.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow();
      return String(row.username);
    });
    await notices.removed(request, { id, username }, 'all');
  });
}

function noFactor(): HttpError {
  return new HttpError('not_found', 'This account has no second factor.');
}
