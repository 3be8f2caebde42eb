import {
  confirmIdentitySchema,
  myAccountResponseSchema,
  myEmailSchema,
  myPasskeySchema,
  myPasswordSchema,
  mySessionSchema,
  ownFactorsSchema,
  renewedTokenResponseSchema,
} from '@porchlight/contract/account-calls';
import { stepUpMinutes } from '@porchlight/contract/limits';
import { type CallDescription, describeCalls, jsonResponse, pathId, schemaMetadata } from '../http/call-description.ts';
import { exampleToken } from './describe-account-calls.ts';

schemaMetadata.add(myPasskeySchema, { id: 'MyPasskey', description: 'One of your own passkeys.' });
schemaMetadata.add(myPasswordSchema, { id: 'MyPasswordInput', description: 'The current password, and the new one.' });
schemaMetadata.add(myEmailSchema, { id: 'MyEmailInput', description: 'An email address; empty for none.' });
schemaMetadata.add(confirmIdentitySchema, { id: 'ConfirmIdentityInput', description: 'The current password.' });
schemaMetadata.add(mySessionSchema, {
  id: 'MySession',
  description: 'One of your own sessions. Its id gives no access.',
});
schemaMetadata.add(ownFactorsSchema, { id: 'MyFactors', description: 'The account’s second factors.' });
schemaMetadata.add(myAccountResponseSchema, { id: 'MyAccount', description: 'Your own account, with its sessions.' });
schemaMetadata.add(renewedTokenResponseSchema, { id: 'RenewedToken', description: 'The new token of this session.' });

const id = 'UNhY4JhezH9gQYqvDMWrWH9CwlcKiECVqejMrND2VFw';
const old_password = 'a long enough password';

const renewedTokenResponses: CallDescription['responses'] = [
  jsonResponse(
    'The change is made. All other sessions have ended; this one continues with a new token.',
    renewedTokenResponseSchema,
    {
      token: exampleToken,
    },
  ),
];

/** Descriptions of the calls for one’s own account, keyed by their names in the contract. */
export const describeMyAccountCalls = describeCalls('My account', {
  myAccount() {
    const at = '2026-03-14T16:00:00Z';
    const ownSchema = {
      ...{ id, device: 'Firefox on Windows', address: '203.0.113.7', created_at: at, last_used_at: at },
      ...{ is_kept: false, is_own: true },
    };
    return {
      id: 'getMyAccount',
      summary: 'Get your own account with its sessions',
      responses: [
        jsonResponse('The account.', myAccountResponseSchema, {
          username: 'admin',
          email: 'admin@example.org',
          factors: { totp_since: null, recovery_codes: 0, passkeys: [], offers_passkeys: true },
          sessions: [ownSchema],
        }),
      ],
    };
  },
  changeMyPassword: () => ({
    summary: 'Change your own password',
    body: { schema: myPasswordSchema, example: { old_password, password: 'seven lanterns by the river' } },
    responses: renewedTokenResponses,
    errors: ['too_many_requests'],
  }),
  changeMyEmail: () => ({
    summary: 'Change your own email address',
    body: { schema: myEmailSchema, example: { email: 'ada@example.org' } },
    responses: renewedTokenResponses,
    errors: ['conflict'],
  }),
  confirmIdentity: () => ({
    summary: 'Confirm your password (step-up)',
    description: `Calls that were refused with \`reauthentication_required\` are allowed for the next ${stepUpMinutes} minutes.`,
    body: { schema: confirmIdentitySchema, example: { password: old_password } },
    responses: [{ status: 204, description: 'This session is confirmed.' }],
    errors: ['too_many_requests'],
  }),
  endSession: () => ({
    summary: 'End one of your own sessions',
    parameters: [pathId('Id of the session.', id, { type: 'string' })],
    responses: [{ status: 204, description: 'Its token is invalid now.' }],
  }),
  endOtherSessions: () => ({
    summary: 'End all of your own sessions except this one',
    responses: [{ status: 204, description: 'Only this session is left.' }],
  }),
});
