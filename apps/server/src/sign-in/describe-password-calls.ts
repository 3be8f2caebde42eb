import {
  forgotPasswordSchema,
  linkResponseSchema,
  linkTokenSchema,
  newPasswordSchema,
} from '@porchlight/contract/account-calls';
import { describeCalls, jsonResponse, schemaMetadata } from '../http/call-description.ts';
import { exampleToken } from './describe-account-calls.ts';

schemaMetadata.add(forgotPasswordSchema, {
  id: 'ForgottenPassword',
  description: 'The account whose password was forgotten.',
});
schemaMetadata.add(linkTokenSchema, {
  id: 'LinkToken',
  description: 'The part after the `#` of a mailed link.',
});
schemaMetadata.add(newPasswordSchema, { id: 'NewPasswordInput', description: 'A link’s token, and the new password.' });
schemaMetadata.add(linkResponseSchema, { id: 'Link', description: 'The purpose of a link.' });

/** Descriptions of the calls for account links and forgotten passwords, keyed by their names in the contract. */
export const describePasswordCalls = describeCalls('Signing in', {
  forgotPassword: () => ({
    summary: 'Request a link for choosing another password',
    description:
      'The answer is the same whether or not there is such an account. A mail with a link, which works once within an hour, goes to its address, if it has one.',
    body: { schema: forgotPasswordSchema, example: { account: 'ada@example.org' } },
    responses: [{ status: 204, description: 'The request was accepted.' }],
    errors: ['forbidden', 'too_many_requests'],
  }),
  readLink: () => ({
    summary: 'Get the purpose of a link',
    body: { schema: linkTokenSchema, example: { token: exampleToken } },
    responses: [
      jsonResponse('The link is valid; this call does not use it up.', linkResponseSchema, {
        kind: 'password-reset',
        username: 'admin',
      }),
    ],
    errors: ['gone'],
  }),
  setPassword: () => ({
    summary: 'Choose a password with a link',
    description: 'Uses the link up, and ends all sessions and all other links of the account.',
    body: { schema: newPasswordSchema, example: { token: exampleToken, password: 'a long enough password' } },
    responses: [{ status: 204, description: 'The password is set. Sign in with it.' }],
    errors: ['gone'],
  }),
});
