import { wrongPasskeyText } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../access/staff.ts';
import { requestSource } from '../audit/rejection-entry.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { throttleVisitors } from '../http/throttling.ts';
import { addFactor, removeFactor } from './change-factors.ts';
import { describePasskeyCalls } from './describe-passkey-calls.ts';
import { findAccountById } from './find-account.ts';
import type { Passkeys } from './passkeys.ts';
import type { SignInServices } from './sign-in-services.ts';

/** Registers the calls to sign in with a passkey alone, and for one's own passkeys. */
export async function passkeyRoutes(app: FastifyInstance, options: SignInServices): Promise<void> {
  const { db, factors, finish, notices, securityLog, now } = options;
  const before = throttleVisitors({ db, name: 'passkeys', calls: 60, windowMs: 5 * 60_000, now });

  /** @throws HttpError `conflict` when the site doesn't support passkeys */
  const requirePasskeys = (): Passkeys => {
    if (!options.passkeys) throw new HttpError('conflict', 'Passkeys need a site with a domain name.');
    return options.passkeys;
  };

  const serve = serveCalls(app, otherCalls, describePasskeyCalls, {
    passkeyOptions: { before },
    loginPasskey: { before },
  });

  serve('passkeyOptions', async () => requirePasskeys().beginAuthentication());

  serve('loginPasskey', async (request, reply) => {
    const { passkey, keep } = request.body;
    const userId = await requirePasskeys().verifyAuthentication(passkey);
    const account = userId === null ? undefined : await findAccountById(db, userId);
    if (!account) {
      await securityLog.recordOnce({ kind: 'sign_in_refused', ...requestSource(request) });
      throw new HttpError('invalid_credentials', wrongPasskeyText);
    }
    return finish(request, reply, account, { isKept: keep === true, factor: 'passkey' });
  });

  serve('beginPasskey', async (request) => {
    const { userId: id, username } = requireStaff(request);
    return requirePasskeys().beginRegistration({ id, username });
  });

  serve('addPasskey', async (request) => {
    const staff = requireStaff(request);
    const { userId, tokenHash: exceptTokenHash } = staff;
    const { name, passkey } = request.body;
    const passkeys = requirePasskeys();
    const registered = await passkeys.verifyRegistration(passkey, userId);
    const codes =
      registered &&
      (await db.write((trx) =>
        addFactor(trx, { factors, userId, exceptTokenHash }, () => passkeys.add(trx, userId, registered, name)),
      ));
    if (!codes) throw invalid({ passkey: wrongPasskeyText });
    await notices.added(request, staff, 'passkey');
    return { recovery_codes: codes };
  });

  serve('renamePasskey', async (request) => {
    const { name } = request.body;
    const isRenamed = await requirePasskeys().rename(requireStaff(request).userId, request.params.id, name);
    if (!isRenamed) throw noPasskey();
  });

  serve('removePasskey', async (request) => {
    const { userId, username, tokenHash: exceptTokenHash } = requireStaff(request);
    const id = request.params.id;
    const isRemoved = await db.write((trx) =>
      removeFactor(trx, { factors, userId, exceptTokenHash }, async () => {
        const query = trx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId);
        return (await query.returning('id').executeTakeFirst()) !== undefined;
      }),
    );
    if (!isRemoved) throw noPasskey();
    await notices.removed(request, { id: userId, username }, 'passkey');
  });
}

function noPasskey(): HttpError {
  return new HttpError('not_found', 'This passkey no longer exists.');
}
