import { invalidLinkText, passwordProblems } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources as table } from '@porchlight/contract/resources';
import type { FastifyInstance } from 'fastify';
import type { StoredSecurityEntry } from '../audit/append-entry.ts';
import { requestSource } from '../audit/rejection-entry.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { networkOf } from '../http/client-network.ts';
import { rejectCrossSiteRequest } from '../http/cross-site-requests.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { updateRow } from '../writes/row-changes.ts';
import { SlugGenerator } from '../writes/slug-generator.ts';
import { describePasswordCalls } from './describe-password-calls.ts';
import { passwordContext } from './password-context.ts';
import { passwordProblem } from './password-rules.ts';
import { revokeAccess } from './revoke-access.ts';
import type { SignInServices } from './sign-in-services.ts';

/** Registers the calls to request a link for choosing a password, and to choose one. */
export async function passwordRoutes(app: FastifyInstance, options: SignInServices): Promise<void> {
  const { db, hasher, links, mailer, throttle, resources, now, securityLog } = options;

  const serve = serveCalls(app, otherCalls, describePasswordCalls, {
    forgotPassword: { before: rejectCrossSiteRequest },
  });

  serve('forgotPassword', async (request) => {
    const { account } = request.body;
    const note = { subject: 'forgotten password', ...requestSource(request) };
    await throttle.begin(`forgotten ${account}`, { network: networkOf(request.ip) }, note);
    // The account is looked up only when the mail is sent, so that the response can't reveal whether it exists.
    await db.write((trx) => mailer.enqueue(trx, { kind: 'password-reset', userId: null, facts: { account } }));
    mailer.wake();
  });

  serve('readLink', async (request) => {
    const { token } = request.body;
    const link = await links.find(token);
    if (!link) throw linkGone();
    const { kind, username, name } = link;
    return { kind, username, ...(name && { name }) };
  });

  serve('setPassword', async (request) => {
    const { token, password, name } = request.body;
    const found = await links.find(token);
    if (!found) throw linkGone();
    const problem = await passwordProblem(password, await passwordContext(db.read, { id: found.userId }));
    if (problem) throw invalid({ password: passwordProblems[problem] });
    const password_hash = await hasher.hash(password);
    let logEntries: StoredSecurityEntry[] = [];
    const userId = await db.write(async (trx) => {
      logEntries = [];
      const link = await links.use(token, trx);
      if (!link) throw linkGone();
      const actor = {
        userId: link.userId,
        username: link.username,
        role: link.role,
        tokenHash: '',
        ...requestSource(request),
      };
      const change = { trx, resource: table.user, slugs: new SlugGenerator(), now: now(), actor, logEntries };
      await updateRow(change, link.userId, {
        password_hash,
        handed_over: 0,
        access: 'active',
        ...(name !== undefined && { name }),
      });
      await revokeAccess(trx, link.userId);
      return link.userId;
    });
    securityLog.emit(logEntries);
    resources.changes.emit({ resource: 'user', id: userId });
  });
}

function linkGone(): HttpError {
  return new HttpError('gone', invalidLinkText);
}
