import { type Invitation, type InvitationsAnswer, invitationSchema } from '@porchlight/contract/account-calls';
import { z } from 'zod';
import { answered, type CallParameter, describeCalls, pathId, schemaNotes } from '../http/call-description.ts';
import { exampleMoment } from '../records/example-records.ts';
import { timestamp } from '../records/moments.ts';

const invitation: z.ZodType<Invitation> = z.object({
  id: z.int().positive(),
  username: z.string(),
  email: z.string(),
  invited_by: z.string(),
  sent_at: z.string(),
  expires_at: z.string(),
  link: z.string().optional(),
});
const mail = z.object({
  id: z.int().positive(),
  kind: z.enum(['password-reset', 'invitation', 'new-device', 'factor-changed']),
  account: z.string(),
  asked_at: z.string(),
  state: z.enum(['waiting', 'failed', 'outbox']),
  problem: z.string().optional(),
  link: z.string().optional(),
});
const answer: z.ZodType<{ invitation: Invitation }> = z.object({ invitation });
const allAnswer: z.ZodType<InvitationsAnswer> = z.object({
  invitations: z.array(invitation),
  mails: z.array(mail),
  sends_mail: z.boolean(),
});
schemaNotes.add(invitationSchema, {
  id: 'InvitationInput',
  description: 'An account whose owner chooses the password.',
});
schemaNotes.add(invitation, {
  id: 'Invitation',
  description:
    'Somebody who was invited and has not chosen a password yet. `link` is there where no mail server is set.',
});
schemaNotes.add(mail, { id: 'WaitingMail', description: 'A mail that was not sent.' });

const shown = {
  id: 2,
  username: 'ruth',
  email: 'ruth@example.org',
  invited_by: 'admin',
  sent_at: timestamp(exampleMoment),
  expires_at: timestamp(new Date(exampleMoment.getTime() + 72 * 60 * 60 * 1000)),
};
const link = 'http://localhost:3000/new-password#mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLfA9iVtKe6NgM';
const example = { invitation: { ...shown, link } };

const ofInvitation: CallParameter = pathId('Id of the invited account.', 2);

/** Descriptions of the calls for invitations, keyed by their names in the contract. */
export const describeInvitationCalls = describeCalls('Accounts', {
  addInvitation: () => ({
    id: 'addInvitation',
    summary: 'Invite a person',
    description:
      'Makes an account that nobody can sign in to, and sends its person a link, which works once within 72 hours, to choose its password by.',
    body: { schema: invitationSchema, takesForms: true, example: { username: 'ruth', email: 'ruth@example.org' } },
    answers: [answered('The invitation.', answer, example, 201)],
    errors: ['validation', 'conflict'],
  }),
  invitations: () => ({
    id: 'listInvitations',
    summary: 'List open invitations, and mails that were not sent',
    answers: [
      answered('All invitations and mails.', allAnswer, {
        invitations: [example.invitation],
        mails: [],
        sends_mail: false,
      }),
    ],
  }),
  resendInvitation: () => ({
    id: 'resendInvitation',
    summary: 'Send an invitation again',
    description: 'Links that were sent before stop working.',
    parameters: [ofInvitation],
    answers: [answered('The invitation, sent again.', answer, example)],
  }),
  withdrawInvitation: () => ({
    id: 'withdrawInvitation',
    summary: 'Withdraw an invitation, and delete its account',
    parameters: [ofInvitation],
    answers: [{ status: 204, description: 'The link has stopped working; the account is in the trash.' }],
    errors: ['conflict'],
  }),
});
