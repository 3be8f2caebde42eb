import {
  confirmIdentitySchema,
  myAccountAnswerSchema,
  myEmailSchema,
  myPasskeySchema,
  myPasswordSchema,
  mySessionSchema,
  ownFactorsSchema,
  renewedAnswerSchema,
} from '@porchlight/contract/account-calls';
import { stepUpMinutes } from '@porchlight/contract/limits';
import { answered, type CallDescription, describeCalls, pathId, schemaNotes } from '../http/call-description.ts';
import { exampleToken } from './describe-account-calls.ts';

schemaNotes.add(myPasskeySchema, { id: 'MyPasskey', description: 'A passkey of who asks.' });
schemaNotes.add(myPasswordSchema, { id: 'MyPasswordInput', description: 'The present password, and the one to be.' });
schemaNotes.add(myEmailSchema, { id: 'MyEmailInput', description: 'An e-mail address; empty for none.' });
schemaNotes.add(confirmIdentitySchema, { id: 'ConfirmIdentityInput', description: 'The present password.' });
schemaNotes.add(mySessionSchema, { id: 'MySession', description: 'A session of who asks. Its id opens nothing.' });
schemaNotes.add(ownFactorsSchema, { id: 'MyFactors', description: 'What opens the account besides its password.' });
schemaNotes.add(myAccountAnswerSchema, { id: 'MyAccount', description: 'The account of who asks, with its sessions.' });
schemaNotes.add(renewedAnswerSchema, { id: 'RenewedToken', description: 'The token that this session goes on with.' });

const id = 'UNhY4JhezH9gQYqvDMWrWH9CwlcKiECVqejMrND2VFw';
const old_password = 'a long enough password';

const renewed: CallDescription['answers'] = [
  answered('It is changed. All other sessions have ended; this one goes on with another token.', renewedAnswerSchema, {
    token: exampleToken,
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
      summary: 'One’s own account with its sessions',
      answers: [
        answered('It.', myAccountAnswerSchema, {
          username: 'admin',
          email: 'admin@example.org',
          factors: { totp_since: null, recovery_codes: 0, passkeys: [], offers_passkeys: true },
          sessions: [own],
        }),
      ],
    };
  },
  changeMyPassword: () => ({
    summary: 'Change one’s own password',
    body: { schema: myPasswordSchema, example: { old_password, password: 'seven lanterns by the river' } },
    answers: renewed,
    errors: ['too_many_requests'],
  }),
  changeMyEmail: () => ({
    summary: 'Change one’s own e-mail address',
    body: { schema: myEmailSchema, example: { email: 'ada@example.org' } },
    answers: renewed,
    errors: ['conflict'],
  }),
  confirmIdentity: () => ({
    summary: 'Give one’s password once more',
    description: `Calls that were refused with \`reauthentication_required\` are answered for the next ${stepUpMinutes} minutes.`,
    body: { schema: confirmIdentitySchema, example: { password: old_password } },
    answers: [{ status: 204, description: 'This session is confirmed.' }],
    errors: ['too_many_requests'],
  }),
  endSession: () => ({
    summary: 'End one of one’s own sessions',
    parameters: [pathId('Of the session.', id, { type: 'string' })],
    answers: [{ status: 204, description: 'Its token opens nothing any more.' }],
  }),
  endOtherSessions: () => ({
    summary: 'End all of one’s own sessions but this one',
    answers: [{ status: 204, description: 'This one goes on alone.' }],
  }),
});
