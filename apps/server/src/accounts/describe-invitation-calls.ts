import {
  invitationSchema,
  invitationsResponseSchema,
  openInvitationSchema,
  unsentEmailSchema,
} from '@porchlight/contract/account-calls';
import { z } from 'zod';
import { timestamp } from '../db/moments.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { exampleMoment } from '../records/example-records.ts';
import { recordPath } from '../records/live-rows.ts';
import { exampleToken } from './describe-account-calls.ts';

const invitationResponse = z.object({ invitation: openInvitationSchema });
z.globalRegistry.add(invitationSchema, {
  id: 'InvitationInput',
  description: 'An account whose owner chooses the password.',
});
z.globalRegistry.add(openInvitationSchema, {
  id: 'Invitation',
  description:
    'A person who was invited and has not chosen a password yet. `link` is included if no mail server is set.',
});
z.globalRegistry.add(unsentEmailSchema, { id: 'WaitingMail', description: 'An email that was not sent.' });

const exampleInvitation = {
  id: 2,
  username: 'ruth',
  email: 'ruth@example.org',
  invited_by: 'admin',
  sent_at: timestamp(exampleMoment),
  expires_at: timestamp(new Date(exampleMoment.getTime() + 72 * 60 * 60 * 1000)),
};
const link = `http://localhost:3000/new-password#${exampleToken}`;
const example = { invitation: { ...exampleInvitation, link } };

const params = recordPath('user', 'Id of the invited account.', 2);

/** Descriptions of the calls for invitations, keyed by their names in the contract. */
export const describeInvitationCalls = describeCalls('Accounts', {
  addInvitation: {
    summary: 'Invite a person',
    description:
      'Creates an account that nobody can sign in to yet, and emails the person a link for choosing its password. The link works once and expires in 72 hours.',
    body: invitationSchema,
    example: { username: 'ruth', email: 'ruth@example.org' },
    response: { 201: jsonResponse('The invitation.', invitationResponse, example) },
    errors: ['conflict'],
  },
  invitations: {
    operationId: 'listInvitations',
    summary: 'List pending invitations, and emails that were not sent',
    response: {
      200: jsonResponse('All invitations and emails.', invitationsResponseSchema, {
        invitations: [example.invitation],
        mails: [],
        sends_mail: false,
      }),
    },
  },
  resendInvitation: {
    summary: 'Send an invitation again',
    description: 'Earlier links stop working.',
    params,
    response: { 200: jsonResponse('The invitation, sent again.', invitationResponse, example) },
  },
  withdrawInvitation: {
    summary: 'Withdraw an invitation, and delete its account',
    params,
    response: { 204: { description: 'The link has stopped working; the account is in the trash.' } },
    errors: ['conflict'],
  },
});
