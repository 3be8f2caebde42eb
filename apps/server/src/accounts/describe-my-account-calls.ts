import {
  confirmIdentitySchema,
  myAccountResponseSchema,
  myEmailSchema,
  myMailsResponseSchema,
  myMailsSchema,
  myNameResponseSchema,
  myNameSchema,
  myPasskeySchema,
  myPasswordSchema,
  mySessionSchema,
  ownFactorsSchema,
  renewedTokenResponseSchema,
} from '@porchlight/contract/account-calls';
import { stepUpMinutes } from '@porchlight/contract/limits';
import { z } from 'zod';
import { type CallSchema, describeCalls, jsonResponse, pathId } from '../http/call-schema.ts';
import { exampleToken } from './describe-account-calls.ts';

z.globalRegistry.add(myPasskeySchema, { id: 'MyPasskey', description: 'One of your own passkeys.' });
z.globalRegistry.add(myPasswordSchema, {
  id: 'MyPasswordInput',
  description: 'The current password, and the new one.',
});
z.globalRegistry.add(myEmailSchema, { id: 'MyEmailInput', description: 'An email address; empty for none.' });
z.globalRegistry.add(myNameSchema, { id: 'MyNameInput', description: 'A display name; empty for none.' });
z.globalRegistry.add(myNameResponseSchema, { id: 'MyName', description: 'The display name as it is stored.' });
z.globalRegistry.add(myMailsSchema, { id: 'MyMailsInput', description: 'The emails that you don’t want.' });
z.globalRegistry.add(myMailsResponseSchema, { id: 'MyMails', description: 'The emails that you have switched off.' });
z.globalRegistry.add(confirmIdentitySchema, { id: 'ConfirmIdentityInput', description: 'The current password.' });
z.globalRegistry.add(mySessionSchema, {
  id: 'MySession',
  description: 'One of your own sessions. Its id gives no access.',
});
z.globalRegistry.add(ownFactorsSchema, { id: 'MyFactors', description: 'The account’s second factors.' });
z.globalRegistry.add(myAccountResponseSchema, { id: 'MyAccount', description: 'Your own account, with its sessions.' });
z.globalRegistry.add(renewedTokenResponseSchema, { id: 'RenewedToken', description: 'The new token of this session.' });

const id = 'UNhY4JhezH9gQYqvDMWrWH9CwlcKiECVqejMrND2VFw';
const old_password = 'a long enough password';

const renewedTokenResponses: CallSchema['response'] = {
  200: jsonResponse(
    'The change is made. All other sessions have ended; this one continues with a new token.',
    renewedTokenResponseSchema,
    { token: exampleToken },
  ),
};

const at = '2026-03-14T16:00:00Z';
const ownSession = {
  ...{ id, device: 'Firefox on Windows', address: '203.0.113.7', created_at: at, last_used_at: at },
  ...{ is_kept: false, is_own: true },
};

/** Descriptions of the calls for one’s own account, keyed by their names in the contract. */
export const describeMyAccountCalls = describeCalls('My account', {
  myAccount: {
    operationId: 'getMyAccount',
    summary: 'Get your own account with its sessions',
    response: {
      200: jsonResponse('The account.', myAccountResponseSchema, {
        username: 'admin',
        name: '',
        email: 'admin@example.org',
        muted_mails: [],
        factors: { totp_since: null, recovery_codes: 0, passkeys: [], offers_passkeys: true },
        sessions: [ownSession],
      }),
    },
  },
  changeMyPassword: {
    summary: 'Change your own password',
    body: myPasswordSchema,
    example: { old_password, password: 'seven lanterns by the river' },
    response: renewedTokenResponses,
    errors: ['too_many_requests'],
  },
  changeMyName: {
    operationId: 'changeMyName',
    summary: 'Change your own display name',
    description: 'Colleagues read it in lists, history and emails. Without one they read the username.',
    body: myNameSchema,
    example: { name: 'Ada Pickens' },
    response: { 200: jsonResponse('The display name.', myNameResponseSchema, { name: 'Ada Pickens' }) },
  },
  changeMyMails: {
    operationId: 'changeMyMails',
    summary: 'Choose which emails you get',
    description: 'Emails about your account itself can’t be switched off.',
    body: myMailsSchema,
    example: { muted_mails: ['review-published'] },
    response: {
      200: jsonResponse('The emails that are switched off.', myMailsResponseSchema, {
        muted_mails: ['review-published'],
      }),
    },
    errors: [],
  },
  changeMyEmail: {
    summary: 'Change your own email address',
    body: myEmailSchema,
    example: { email: 'ada@example.org' },
    response: renewedTokenResponses,
    errors: ['conflict'],
  },
  confirmIdentity: {
    summary: 'Confirm your password (step-up)',
    description: `Calls that were refused with \`reauthentication_required\` are allowed for the next ${stepUpMinutes} minutes.`,
    body: confirmIdentitySchema,
    example: { password: old_password },
    response: { 204: { description: 'This session is confirmed.' } },
    errors: ['too_many_requests'],
  },
  endSession: {
    summary: 'End one of your own sessions',
    params: pathId({ description: 'Id of the session.', example: id, documented: { type: 'string' } }),
    response: { 204: { description: 'Its token is invalid now.' } },
  },
  endOtherSessions: {
    summary: 'End all of your own sessions except this one',
    response: { 204: { description: 'Only this session is left.' } },
  },
});
