import {
  codeSchema,
  factorSchema,
  recoveryCodesResponseSchema,
  totpResponseSchema,
} from '@porchlight/contract/account-calls';
import { z } from 'zod';
import { type CallSchema, describeCalls, jsonResponse } from '../http/call-schema.ts';
import { recordPath } from '../records/live-rows.ts';
import { exampleToken, signedIn } from './describe-account-calls.ts';

z.globalRegistry.add(factorSchema, {
  id: 'FactorInput',
  description: 'The token from `POST /api/login`, and a code of the app or a recovery code.',
});
z.globalRegistry.add(codeSchema, { id: 'CodeInput', description: 'A code that the app shows.' });
z.globalRegistry.add(totpResponseSchema, {
  id: 'Totp',
  description: 'A secret for an authenticator app, in base32 and as an `otpauth:` URL.',
});
z.globalRegistry.add(recoveryCodesResponseSchema, {
  id: 'RecoveryCodes',
  description: 'Codes that replace a lost factor, each valid once.',
});

const recovery_codes = ['7KQ2M4-XPA9TW-3HNB6E-ZR8YCD'];
/** The responses of calls that return recovery codes. */
export const recoveryCodesResponses: CallSchema['response'] = {
  200: jsonResponse(
    'The recovery codes, which are shown only now; none if the account already has a factor.',
    recoveryCodesResponseSchema,
    { recovery_codes },
  ),
};

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const uri = `otpauth://totp/localhost:admin?issuer=localhost&secret=${secret}&algorithm=SHA1&digits=6&period=30`;

/** Descriptions of the calls for second factors, keyed by their names in the contract. */
export const describeFactorCalls = describeCalls('Second factors', {
  loginFactor: {
    operationId: 'signInByFactor',
    summary: 'The second step of a sign-in',
    description:
      'A code works once, even while the app still shows it. A wrong code counts as a failed attempt, like a wrong password.',
    body: factorSchema,
    example: { pending_token: exampleToken, code: '518159' },
    response: { 200: signedIn },
    errors: ['gone', 'too_many_requests'],
  },
  beginTotp: {
    summary: 'Start to set up an authenticator app',
    description: 'The app is required only after `POST /api/confirm-totp`. A repeated call returns another secret.',
    response: { 200: jsonResponse('The secret for the app.', totpResponseSchema, { secret, uri }) },
    errors: ['conflict'],
  },
  confirmTotp: {
    summary: 'Confirm the authenticator app with its first code',
    description: 'All other sessions of the account end.',
    body: codeSchema,
    example: { code: '518159' },
    response: recoveryCodesResponses,
    errors: ['too_many_requests'],
  },
  renewRecoveryCodes: {
    summary: 'Replace the recovery codes with new ones',
    response: recoveryCodesResponses,
    errors: ['not_found'],
  },
  removeTotp: {
    summary: 'Remove your own authenticator app and recovery codes',
    description: 'All other sessions of the account end.',
    response: { 204: { description: 'The account needs only the password now.' } },
    errors: ['not_found'],
  },
  resetFactors: {
    summary: 'Remove all factors of an account',
    description: 'For a person who has lost them. All sessions of the account end.',
    params: recordPath('user', 'Id of the account.'),
    response: { 204: { description: 'The account needs only the password now.' } },
  },
});
