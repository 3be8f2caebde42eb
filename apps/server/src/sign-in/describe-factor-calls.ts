import {
  codeSchema,
  factorSchema,
  factorsAnswerSchema,
  factorsOfAccountSchema,
  recoveryCodesAnswerSchema,
  totpAnswerSchema,
} from '@porchlight/contract/account-calls';
import { answered, type CallDescription, describeCalls, pathId, schemaNotes } from '../http/call-description.ts';
import { exampleToken, signedIn } from './describe-account-calls.ts';

schemaNotes.add(factorSchema, {
  id: 'FactorInput',
  description: 'What `POST /api/login` answered, and a code of the app or a recovery code.',
});
schemaNotes.add(codeSchema, { id: 'CodeInput', description: 'A code that the app shows.' });
schemaNotes.add(totpAnswerSchema, {
  id: 'Totp',
  description: 'A secret for an app, base32 and as an `otpauth:` address.',
});
schemaNotes.add(recoveryCodesAnswerSchema, {
  id: 'RecoveryCodes',
  description: 'Codes that stand in for a lost factor, each once.',
});
schemaNotes.add(factorsOfAccountSchema, { id: 'AccountFactors', description: 'An account that has a second factor.' });
schemaNotes.add(factorsAnswerSchema, {
  id: 'Factors',
  description: 'The accounts that have a second factor, by name.',
});

const recovery_codes = ['7KQ2M4-XPA9TW-3HNB6E-ZR8YCD'];
/** The responses of calls that return recovery codes. */
export const codesGiven: CallDescription['answers'] = [
  answered(
    'The recovery codes, shown this once; none where the account has a factor already.',
    recoveryCodesAnswerSchema,
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
      'A code works once, whether the app shows it still or not. A wrong one is a try, as a wrong password is.',
    body: { schema: factorSchema, example: { pending_token: exampleToken, code: '518159' } },
    answers: [signedIn],
    errors: ['gone', 'too_many_requests'],
  }),
  beginTotp() {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const uri = `otpauth://totp/localhost:admin?issuer=localhost&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
    return {
      summary: 'Begin to set up an app that shows codes',
      description:
        'Nothing is asked of the app before `POST /api/confirm-totp`. Asked again, it answers another secret.',
      answers: [answered('What the app has to know.', totpAnswerSchema, { secret, uri })],
      errors: ['conflict'],
    };
  },
  confirmTotp: () => ({
    summary: 'Have the app be the second factor, by its first code',
    description: 'All other sessions of the account end.',
    body: { schema: codeSchema, example: { code: '518159' } },
    answers: codesGiven,
    errors: ['too_many_requests'],
  }),
  renewRecoveryCodes: () => ({
    summary: 'Make other recovery codes in place of those there are',
    answers: codesGiven,
    errors: ['not_found'],
  }),
  removeTotp: () => ({
    summary: 'Remove one’s own app and recovery codes',
    description: 'All other sessions of the account end.',
    answers: [{ status: 204, description: 'The password alone opens the account.' }],
    errors: ['not_found'],
  }),
  factors() {
    const example = { accounts: [{ id: 1, username: 'admin', totp_since: '2026-03-14T16:00:00Z', passkeys: 0 }] };
    return {
      id: 'listFactors',
      summary: 'Which accounts have a second factor',
      answers: [answered('They.', factorsAnswerSchema, example)],
    };
  },
  resetFactors: () => ({
    summary: 'Remove all factors of an account',
    description: 'For somebody who has lost theirs. All sessions of the account end.',
    parameters: [pathId('Of the account.', 1)],
    answers: [{ status: 204, description: 'The password alone opens the account.' }],
  }),
});
