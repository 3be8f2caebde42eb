import { signInOptionsSchema } from '@porchlight/contract/account-calls';
import { roles } from '@porchlight/contract/permissions';
import {
  type LoginResponse,
  loginSchema,
  type PendingSignInResponse,
  type SessionResponse,
} from '@porchlight/contract/schemas';
import { z } from 'zod';
import { type CallResponse, describeCalls, jsonResponse } from '../http/call-schema.ts';

const person = {
  user: z.object({
    ...{ id: z.int().positive(), username: z.string(), name: z.string().optional(), role: z.enum(roles) },
    entry_forms: z
      .array(z.int())
      .optional()
      .meta({ description: 'The forms whose entries they may read. Only from `GET /api/session`.' }),
  }),
};
const problem = {
  password_problem: z.enum(['short', 'long', 'common', 'context']).optional(),
  duty: z.enum(['password', 'factor']).optional(),
};
const loginAnswer: z.ZodType<LoginResponse> = z.object({ token: z.string(), ...person, ...problem }).meta({
  id: 'SignedIn',
  description:
    'A token, to be sent as `Authorization: Bearer {token}`, and its account. `password_problem` says why the password is no longer allowed.',
});
const sessionAnswer: z.ZodType<SessionResponse> = z
  .object({ ...person, ...problem })
  .meta({ id: 'Session', description: 'Who is signed in.' });
z.globalRegistry.add(loginSchema, { id: 'SignIn', description: 'Name and password of a staff account.' });

const user = { id: 1, username: 'admin', role: 'administrator' };

/** The token of the examples. */
export const exampleToken = 'mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLfA9iVtKe6NgM';

/** The response to a completed sign-in. */
export const signedIn: CallResponse = {
  ...jsonResponse('The token.', loginAnswer, { token: exampleToken, user }),
  headers: {
    'set-cookie': { type: 'string', description: 'Identifies this browser at the next sign-in; gives no access.' },
  },
};
const pendingAnswer: z.ZodType<PendingSignInResponse> = z
  .object({ pending_token: z.string() })
  .meta({ id: 'WaitsForFactor', description: 'A sign-in that waits for its second factor.' });

z.globalRegistry.add(signInOptionsSchema, {
  id: 'SignInOptions',
  description: 'Number of days that a sign-in can be kept on a device; 0 if that is not offered.',
});

/** Descriptions of the calls for signing in and out, keyed by their names in the contract. */
export const describeAccountCalls = describeCalls('Signing in', {
  login: {
    operationId: 'signIn',
    summary: 'Sign in',
    description:
      'The token expires after half an hour without a call and after eight hours in any case, unless the settings say otherwise. With `keep` it lasts for the number of days in `GET /api/sign-in-options`. Wrong names and wrong passwords get the same response. After too many attempts, wait.',
    body: loginSchema,
    example: { username: 'admin', password: 'a long enough password' },
    response: {
      200: signedIn,
      202: jsonResponse(
        'The password is correct, and the account has a second factor: continue with `POST /api/login/factor`.',
        pendingAnswer,
        { pending_token: exampleToken },
      ),
    },
    errors: ['invalid_credentials', 'too_many_requests'],
  },
  logout: {
    operationId: 'signOut',
    summary: 'Sign out; the token becomes invalid',
    response: { 204: { description: 'The token is invalid now.' } },
  },
  session: {
    operationId: 'getSession',
    summary: 'Who is signed in',
    response: { 200: jsonResponse('The owner of the token.', sessionAnswer, { user }) },
  },
  signInOptions: {
    operationId: 'getSignInOptions',
    summary: 'The options for signing in',
    response: { 200: jsonResponse('The options.', signInOptionsSchema, { keep_days: 30, passkeys: true }) },
  },
});
