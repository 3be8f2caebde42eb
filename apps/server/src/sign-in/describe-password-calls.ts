import {
  forgotPasswordSchema,
  linkAnswerSchema,
  linkTokenSchema,
  newPasswordSchema,
} from '@porchlight/contract/account-calls';
import { answered, describeCalls, schemaNotes } from '../http/call-description.ts';
import { exampleToken } from './describe-account-calls.ts';

schemaNotes.add(forgotPasswordSchema, { id: 'ForgottenPassword', description: 'Whose password was forgotten.' });
schemaNotes.add(linkTokenSchema, {
  id: 'LinkToken',
  description: 'What stands behind the `#` of a link that was sent.',
});
schemaNotes.add(newPasswordSchema, { id: 'NewPasswordInput', description: 'A link’s token, and the password to be.' });
schemaNotes.add(linkAnswerSchema, { id: 'Link', description: 'What a link is for.' });

/** Descriptions of the calls for account links and forgotten passwords, keyed by their names in the contract. */
export const describePasswordCalls = describeCalls('Signing in', {
  forgotPassword: () => ({
    summary: 'Ask for a link to choose another password by',
    description:
      'The answer is the same whether or not there is such an account. A mail with a link, which works once within an hour, goes to its address, if it has one.',
    body: { schema: forgotPasswordSchema, example: { account: 'ada@example.org' } },
    answers: [{ status: 204, description: 'It was heard.' }],
    errors: ['forbidden', 'too_many_requests'],
  }),
  readLink: () => ({
    summary: 'What a link is for',
    body: { schema: linkTokenSchema, example: { token: exampleToken } },
    answers: [
      answered('It is good; this uses nothing up.', linkAnswerSchema, { kind: 'password-reset', username: 'admin' }),
    ],
    errors: ['gone'],
  }),
  setPassword: () => ({
    summary: 'Choose a password by a link',
    description: 'Uses the link up, ends all sessions of the account, and all other links to it.',
    body: { schema: newPasswordSchema, example: { token: exampleToken, password: 'a long enough password' } },
    answers: [{ status: 204, description: 'The account has this password now. Sign in with it.' }],
    errors: ['gone'],
  }),
});
