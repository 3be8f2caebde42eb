import {
  accountFactorSummarySchema,
  codeSchema,
  factorSchema,
  factorsResponseSchema,
  recoveryCodesResponseSchema,
  totpResponseSchema,
} from '@porchlight/contract/account-calls';
import { type CallDescription, describeCalls, jsonResponse, pathId, schemaMetadata } from '../http/call-description.ts';
import { exampleToken, signedIn } from './describe-account-calls.ts';

schemaMetadata.add(factorSchema, {
  id: 'FactorInput',
  description: 'The token from `POST /api/login`, and a code of the app or a recovery code.',
});
schemaMetadata.add(codeSchema, { id: 'CodeInput', description: 'A code that the app shows.' });
schemaMetadata.add(totpResponseSchema, {
  id: 'Totp',
  description: 'A secret for an authenticator app, in base32 and as an `otpauth:` URL.',
});
schemaMetadata.add(recoveryCodesResponseSchema, {
  id: 'RecoveryCodes',
  description: 'Codes that replace a lost factor, each valid once.',
});
schemaMetadata.add(accountFactorSummarySchema, {
  id: 'AccountFactors',
  description: 'An account that has a second factor.',
});
schemaMetadata.add(factorsResponseSchema, {
  id: 'Factors',
  description: 'The accounts that have a second factor, by name.',
});

const recovery_codes = ['7KQ2M4-XPA9TW-3HNB6E-ZR8YCD'];
/** The responses of calls that return recovery codes. */
export const recoveryCodesResponses: CallDescription['responses'] = [
  jsonResponse(
    'The recovery codes, which are shown only now; none if the account already has a factor.',
    recoveryCodesResponseSchema,
    {
      recovery_codes,
    },
  ),
];

/** Descriptions of the calls for second factors, keyed by their names in the contract. */
export const describeFactorCalls = describeCalls('Second factors', {
  loginFactor: () => ({
    id: 'signInByFactor',
    summary: 'The second step of a sign-in',
    description:
      'A code works once, even while the app still shows it. A wrong code counts as a failed attempt, like a wrong password.',
    body: { schema: factorSchema, example: { pending_token: exampleToken, code: '518159' } },
    responses: [signedIn],
    errors: ['gone', 'too_many_requests'],
  }),
  beginTotp() {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const uri = `otpauth://totp/localhost:admin?issuer=localhost&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
    return {
      summary: 'Start to set up an authenticator app',
      description: 'The app is required only after `POST /api/confirm-totp`. A repeated call returns another secret.',
      responses: [jsonResponse('The secret for the app.', totpResponseSchema, { secret, uri })],
      errors: ['conflict'],
    };
  },
  confirmTotp: () => ({
    summary: 'Confirm the authenticator app with its first code',
    description: 'All other sessions of the account end.',
    body: { schema: codeSchema, example: { code: '518159' } },
    responses: recoveryCodesResponses,
    errors: ['too_many_requests'],
  }),
  renewRecoveryCodes: () => ({
    summary: 'Replace the recovery codes with new ones',
    responses: recoveryCodesResponses,
    errors: ['not_found'],
  }),
  removeTotp: () => ({
    summary: 'Remove your own authenticator app and recovery codes',
    description: 'All other sessions of the account end.',
    responses: [{ status: 204, description: 'The account needs only the password now.' }],
    errors: ['not_found'],
  }),
  factors() {
    const example = { accounts: [{ id: 1, username: 'admin', totp_since: '2026-03-14T16:00:00Z', passkeys: 0 }] };
    return {
      id: 'listFactors',
      summary: 'List the accounts that have a second factor',
      responses: [jsonResponse('The accounts.', factorsResponseSchema, example)],
    };
  },
  resetFactors: () => ({
    summary: 'Remove all factors of an account',
    description: 'For a person who has lost them. All sessions of the account end.',
    parameters: [pathId('Id of the account.', 1)],
    responses: [{ status: 204, description: 'The account needs only the password now.' }],
  }),
});
