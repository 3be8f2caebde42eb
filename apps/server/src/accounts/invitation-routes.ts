import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../access/staff.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { describeInvitationCalls } from './describe-invitation-calls.ts';
import { randomPassword } from './first-account.ts';
import type { SignInServices } from './sign-in-services.ts';

/** Registers the calls to invite people, and to list, resend and withdraw invitations. */
export async function invitationRoutes(app: FastifyInstance, options: SignInServices): Promise<void> {
  const { invitations, mailer, resources } = options;
  const serve = serveCalls(app, otherCalls, describeInvitationCalls);

  serve('addInvitation', async (request, reply) => {
    const actor = requireStaff(request);
    const account = request.body;
    // Creating an account requires a password; this one is shown to nobody, and `invitations.add` removes it.
    const { id } = await resources.services.user.create(
      { ...account, password: randomPassword() },
      { actor, afterWrite: (trx, row) => invitations.add(trx, row.id, actor) },
    );
    await invitations.sent();
    reply.code(201);
    return { invitation: await invitations.get(id) };
  });

  serve('invitations', async () => {
    const [pending, mails] = await Promise.all([invitations.list(), invitations.unsentMails()]);
    return { invitations: pending, mails, sends_mail: mailer.sends };
  });

  serve('resendInvitation', async (request) => {
    const { id } = request.params;
    await invitations.resend(id, requireStaff(request));
    return { invitation: await invitations.get(id) };
  });

  serve('withdrawInvitation', async (request) => {
    // Only for pending invitations, so that an account that was accepted in the meantime is not deleted.
    const { id } = await invitations.get(request.params.id);
    await resources.services.user.remove(id, { actor: requireStaff(request) });
  });
}
