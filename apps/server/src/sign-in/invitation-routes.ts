import { invitationSchema } from '@porchlight/contract/account-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../accounts/session.ts';
import type { CallRoute } from '../http/call-route.ts';
import { readForm } from '../http/uploads.ts';
import type { Mailer } from '../mail/mailer.ts';
import { check } from '../records/resource-service.ts';
import { parseId, type Resources } from '../records/resources.ts';
import {
  describeAddInvitation,
  describeInvitations,
  describeResendInvitation,
  describeWithdrawInvitation,
} from './describe-invitation-calls.ts';
import { madeUpPassword } from './first-account.ts';
import type { Invitations } from './invitations.ts';

/** What inviting people needs. */
export interface InvitationRoutesOptions {
  invitations: Invitations;
  mailer: Mailer;
  resources: Resources;
}

/** Inviting people, sending invitations again and taking them back. */
export async function invitationRoutes(app: FastifyInstance, options: InvitationRoutesOptions): Promise<void> {
  const { invitations, mailer, resources } = options;
  const { addInvitation, invitations: list, resendInvitation, withdrawInvitation } = otherCalls;
  const noStore = { 'cache-control': 'no-store' };

  app.route({
    method: addInvitation.method,
    url: addInvitation.path,
    config: { access: addInvitation.access, stepUp: addInvitation.stepUp, describe: describeAddInvitation },
    async handler(request, reply) {
      const actor = requireStaff(request);
      const account = check(invitationSchema, (await readForm(request)).values);
      // An account has a password from its beginning; this one is told to nobody, and goes with the invitation.
      const { id } = await resources.services.user.create(
        { ...account, password: madeUpPassword() },
        { actor, also: (trx, row) => invitations.add(trx, row.id, actor) },
      );
      await invitations.sent();
      return reply
        .code(201)
        .headers(noStore)
        .send({ invitation: await invitations.one(id) });
    },
  });

  app.route({
    method: list.method,
    url: list.path,
    config: { access: list.access, describe: describeInvitations },
    async handler(_request, reply) {
      const [waiting, mails] = await Promise.all([invitations.all(), invitations.unsentMails()]);
      return reply.headers(noStore).send({ invitations: waiting, mails, sends_mail: mailer.sends });
    },
  });

  app.route<CallRoute>({
    method: resendInvitation.method,
    url: resendInvitation.path.replace('{id}', ':id'),
    config: { access: resendInvitation.access, describe: describeResendInvitation },
    async handler(request, reply) {
      const id = parseId('user', request.params.id);
      await invitations.resend(id, requireStaff(request));
      return reply.headers(noStore).send({ invitation: await invitations.one(id) });
    },
  });

  app.route<CallRoute>({
    method: withdrawInvitation.method,
    url: withdrawInvitation.path.replace('{id}', ':id'),
    config: {
      access: withdrawInvitation.access,
      stepUp: withdrawInvitation.stepUp,
      describe: describeWithdrawInvitation,
    },
    async handler(request, reply) {
      // An account whose person has come is not deleted by who meant to take an invitation back.
      const { id } = await invitations.one(parseId('user', request.params.id));
      await resources.services.user.remove(id, { actor: requireStaff(request) });
      return reply.code(204).send();
    },
  });
}
