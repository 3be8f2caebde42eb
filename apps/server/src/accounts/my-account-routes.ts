import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Staff } from '../access/staff.ts';
import { requireStaff } from '../access/staff.ts';
import { requestSource } from '../audit/rejection-entry.ts';
import type { Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { networkOf } from '../http/client-network.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { mutedMails } from '../mail/queue-mail.ts';
import { describeMyAccountCalls } from './describe-my-account-calls.ts';
import type { SignInServices } from './sign-in-services.ts';

/** Registers the calls for one's own account: its email address, password and sessions. */
export async function myAccountRoutes(app: FastifyInstance, options: SignInServices): Promise<void> {
  const { db, hasher, tokens, factors, passkeys, throttle, resources, securityLog } = options;

  /**
   * Checks a person's password, and confirms their session for step-up.
   * @param field name of the field with the password, for the validation error
   * @throws HttpError `validation` for a wrong password, `too_many_requests` after too many of them
   */
  async function requirePassword(request: FastifyRequest, staff: Staff, password: string, field: string) {
    const { userId, username } = staff;
    const note = { by: staff, ...requestSource(request) };
    const attempt = await throttle.begin(`own ${username}`, { network: networkOf(request.ip) }, note);
    const row = await db.read.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
    const isRight = await hasher.verify(password, row && String(row.password_hash)).catch(async (error) => {
      await attempt.cancelled();
      throw error;
    });
    if (!isRight) {
      await securityLog.append({ ...note, kind: 'password_refused' });
      throw invalid({ [field]: 'This is not your current password.' });
    }
    await Promise.all([attempt.succeeded(), tokens.confirm(staff.tokenHash)]);
  }

  /** Changes the account. Its other sessions end. @returns the new token of the current session */
  async function change(actor: Staff, values: { email?: string; password?: string }): Promise<string> {
    let token = '';
    const inTransaction = async (trx: Kysely<Tables>) => {
      if (values.password !== undefined)
        await trx.updateTable('users').set({ handed_over: 0 }).where('id', '=', actor.userId).execute();
      token = await tokens.renew(actor.tokenHash, trx);
    };
    await resources.services.user.update(actor.userId, values, { actor, afterWrite: inTransaction });
    return token;
  }

  const serve = serveCalls(app, otherCalls, describeMyAccountCalls, {
    changeMyPassword: { containsSecret: true },
    confirmIdentity: { containsSecret: true },
  });

  serve('myAccount', async (request) => {
    const { userId, username, tokenHash } = requireStaff(request);
    const [row, muted_mails, ownFactors, ownPasskeys, sessions] = await Promise.all([
      db.read.selectFrom('users').select(['email', 'name']).where('id', '=', userId).executeTakeFirst(),
      mutedMails(db.read, userId),
      factors.summary(userId),
      passkeys?.of(userId) ?? [],
      tokens.sessionsOf(userId, tokenHash),
    ]);
    return {
      username,
      name: String(row?.name ?? ''),
      email: String(row?.email ?? ''),
      muted_mails,
      factors: { ...ownFactors, passkeys: ownPasskeys, offers_passkeys: passkeys !== null },
      sessions,
    };
  });

  serve('changeMyPassword', async (request) => {
    const actor = requireStaff(request);
    const { old_password, password } = request.body;
    await requirePassword(request, actor, old_password, 'old_password');
    if (actor.duty === 'password' && password === old_password)
      throw invalid({ password: 'This is the password that you were given. Choose another.' });
    return { token: await change(actor, { password }) };
  });

  serve('changeMyEmail', async (request) => {
    const actor = requireStaff(request);
    const { email } = request.body;
    return { token: await change(actor, { email }) };
  });

  serve('changeMyName', async (request) => {
    const actor = requireStaff(request);
    const { name } = await resources.services.user.update(actor.userId, { name: request.body.name }, { actor });
    return { name: String(name) };
  });

  serve('changeMyMails', async (request) => {
    const { userId } = requireStaff(request);
    const { muted_mails } = request.body;
    const rows = [...new Set(muted_mails)].map((kind) => ({ user_id: userId, kind }));
    await db.write(async (trx) => {
      await trx.deleteFrom('muted_mails').where('user_id', '=', userId).execute();
      if (rows.length > 0) await trx.insertInto('muted_mails').values(rows).execute();
    });
    return { muted_mails: await mutedMails(db.read, userId) };
  });

  serve('confirmIdentity', async (request) => {
    const { password } = request.body;
    await requirePassword(request, requireStaff(request), password, 'password');
  });

  serve('endSession', async (request) => {
    const staff = requireStaff(request);
    const device = await tokens.end(staff.userId, request.params.id);
    if (device === undefined) throw new HttpError('not_found', 'This session has already ended.');
    await securityLog.append({ kind: 'session_ended', by: staff, subject: device, ...requestSource(request) });
  });

  serve('endOtherSessions', async (request) => {
    const staff = requireStaff(request);
    await tokens.endOthers(staff.userId, staff.tokenHash);
    await securityLog.append({ kind: 'session_ended', by: staff, subject: 'all others', ...requestSource(request) });
  });
}
