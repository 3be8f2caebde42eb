import {
  forgotPasswordSchema,
  linkResponseSchema,
  linkTokenSchema,
  newPasswordSchema,
} from '@porchlight/contract/account-calls';
import { z } from 'zod';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { exampleToken } from './describe-account-calls.ts';

z.globalRegistry.add(forgotPasswordSchema, {
  id: 'ForgottenPassword',
  description: 'The account whose password was forgotten.',
});
z.globalRegistry.add(linkTokenSchema, {
  id: 'LinkToken',
  description: 'The part after the `#` of a mailed link.',
});
z.globalRegistry.add(newPasswordSchema, {
  id: 'NewPasswordInput',
  description: 'A link’s token, and the new password.',
});
z.globalRegistry.add(linkResponseSchema, { id: 'Link', description: 'The purpose of a link.' });

/** Descriptions of the calls for account links and forgotten passwords, keyed by their names in the contract. */
export const describePasswordCalls = describeCalls('Signing in', {
  forgotPassword: {
    summary: 'Request a link for choosing another password',
    description:
      'The response is the same whether or not the account exists. If the account has an email address, a link is sent there, which works once and expires in an hour.',
    body: forgotPasswordSchema,
    example: { account: 'ada@example.org' },
    response: { 204: { description: 'The request was accepted.' } },
    errors: ['forbidden', 'too_many_requests'],
  },
  readLink: {
    summary: 'Get the purpose of a link',
    body: linkTokenSchema,
    example: { token: exampleToken },
    response: {
      200: jsonResponse('The link is valid; this call does not use it up.', linkResponseSchema, {
        kind: 'password-reset',
        username: 'admin',
      }),
    },
    errors: ['gone'],
  },
  setPassword: {
    summary: 'Choose a password with a link',
    description: 'After this the link no longer works, and all sessions and other links of the account end.',
    body: newPasswordSchema,
    example: { token: exampleToken, password: 'a long enough password' },
    response: { 204: { description: 'The password is set. Sign in with it.' } },
    errors: ['gone'],
  },
});
