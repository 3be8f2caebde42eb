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
      'The response is the same whether or not the account exists. If the account has an email address, a link is sent there, which works once and expires in an hour.',
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
    description: 'After this the link no longer works, and all sessions and other links of the account end.',
    body: { schema: newPasswordSchema, example: { token: exampleToken, password: 'a long enough password' } },
    responses: [{ status: 204, description: 'The password is set. Sign in with it.' }],
    errors: ['gone'],
  }),
});
