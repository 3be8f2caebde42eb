import {
  confirmIdentitySchema,
  type MyAccountAnswer,
  myEmailSchema,
  myPasswordSchema,
  type RenewedAnswer,
} from '@porchlight/contract/account-calls';
import { stepUpMinutes } from '@porchlight/contract/limits';
import { z } from 'zod';
import { answered, type CallDescription, describeCalls, pathId, schemaNotes } from '../http/call-description.ts';

const session = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  is_kept: z.boolean(),
  is_own: z.boolean(),
});
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
const factors = z.object({
  totp_since: z.string().nullable(),
  recovery_codes: z.int(),
  passkeys: z.array(passkey),
  offers_passkeys: z.boolean(),
});
schemaNotes.add(passkey, { id: 'MyPasskey', description: 'One of your own passkeys.' });
const accountAnswer: z.ZodType<MyAccountAnswer> = z.object({
  username: z.string(),
  email: z.string(),
  factors,
  sessions: z.array(session),
});
const renewedAnswer: z.ZodType<RenewedAnswer> = z.object({ token: z.string() });
schemaNotes.add(myPasswordSchema, { id: 'MyPasswordInput', description: 'The current password, and the new one.' });
schemaNotes.add(myEmailSchema, { id: 'MyEmailInput', description: 'An e-mail address; empty for none.' });
schemaNotes.add(confirmIdentitySchema, { id: 'ConfirmIdentityInput', description: 'The current password.' });
schemaNotes.add(session, { id: 'MySession', description: 'One of your own sessions. Its id gives no access.' });
schemaNotes.add(factors, { id: 'MyFactors', description: 'The account’s second factors.' });
schemaNotes.add(accountAnswer, { id: 'MyAccount', description: 'Your own account, with its sessions.' });
schemaNotes.add(renewedAnswer, { id: 'RenewedToken', description: 'The new token of this session.' });

const id = 'UNhY4JhezH9gQYqvDMWrWH9CwlcKiECVqejMrND2VFw';
const token = 'mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLfA9iVtKe6NgM';
const old_password = 'a long enough password';

const renewed: CallDescription['answers'] = [
  answered('The change is made. All other sessions have ended; this one continues with a new token.', renewedAnswer, {
    token,
  }),
];

/** Descriptions of the calls for one’s own account, keyed by their names in the contract. */
export const describeMyAccountCalls = describeCalls('My account', {
  myAccount() {
    const at = '2026-03-14T16:00:00Z';
    const own = {
      ...{ id, device: 'Firefox on Windows', address: '203.0.113.7', created_at: at, last_used_at: at },
      ...{ is_kept: false, is_own: true },
    };
    return {
      id: 'getMyAccount',
      summary: 'Get your own account with its sessions',
      answers: [
        answered('The account.', accountAnswer, {
          username: 'admin',
          email: 'admin@example.org',
          factors: { totp_since: null, recovery_codes: 0, passkeys: [], offers_passkeys: true },
          sessions: [own],
        }),
      ],
    };
  },
  changeMyPassword: () => ({
    id: 'changeMyPassword',
    summary: 'Change your own password',
    body: {
      schema: myPasswordSchema,
      takesForms: true,
      example: { old_password, password: 'seven lanterns by the river' },
    },
    answers: renewed,
    errors: ['validation', 'too_many_requests'],
  }),
  changeMyEmail: () => ({
    id: 'changeMyEmail',
    summary: 'Change your own e-mail address',
    body: { schema: myEmailSchema, takesForms: true, example: { email: 'ada@example.org' } },
    answers: renewed,
    errors: ['validation', 'conflict'],
  }),
  confirmIdentity: () => ({
    id: 'confirmIdentity',
    summary: 'Confirm your password (step-up)',
    description: `Calls that were refused with \`reauthentication_required\` are allowed for the next ${stepUpMinutes} minutes.`,
    body: { schema: confirmIdentitySchema, takesForms: true, example: { password: old_password } },
    answers: [{ status: 204, description: 'This session is confirmed.' }],
    errors: ['validation', 'too_many_requests'],
  }),
  endSession: () => ({
    id: 'endSession',
    summary: 'End one of your own sessions',
    parameters: [pathId('Of the session.', id, { type: 'string' })],
    answers: [{ status: 204, description: 'Its token is invalid now.' }],
  }),
  endOtherSessions: () => ({
    id: 'endOtherSessions',
    summary: 'End all of your own sessions except this one',
    answers: [{ status: 204, description: 'Only this session is left.' }],
  }),
});
