import { type LoginAnswer, loginSchema, type SessionAnswer } from '@porchlight/contract/schemas';
import { z } from 'zod';
import { type CallDescription, schemaNotes } from '../http/call-description.ts';

const person = { user: z.object({ id: z.int().positive(), username: z.string() }) };
const problem = { password_problem: z.enum(['short', 'long', 'common']).optional() };
const loginAnswer: z.ZodType<LoginAnswer> = z.object({ token: z.string(), ...person, ...problem });
const sessionAnswer: z.ZodType<SessionAnswer> = z.object({ ...person, ...problem });
schemaNotes.add(loginSchema, { id: 'SignIn', description: 'Name and password of a staff account.' });
schemaNotes.add(loginAnswer, {
  id: 'SignedIn',
  description:
    'A token, to be sent back as `Authorization: Bearer {token}`, and whose it is. `password_problem` says why the password may be chosen no more.',
});
schemaNotes.add(sessionAnswer, { id: 'Session', description: 'Who is signed in.' });

const group = 'Signing in';
const user = { id: 1, username: 'admin' };

/** What the document tells of `POST /api/login`. */
export function describeLogin(): CallDescription {
  return {
    id: 'signIn',
    group,
    access: 'anyone',
    summary: 'Sign in',
    description:
      'The token ends after half an hour without a call, and after eight hours whatever happens. Wrong names and wrong passwords get the same answer. Too many tries have to wait.',
    body: { schema: loginSchema, takesForms: true, example: { username: 'admin', password: 'a long enough password' } },
    answers: [
      {
        status: 200,
        description: 'The token.',
        schema: loginAnswer,
        examples: { example: { token: 'mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLfA9iVtKe6NgM', user } },
        headers: {
          'set-cookie': {
            type: 'string',
            description: 'Lets this browser be known at the next sign-in; opens nothing.',
          },
        },
      },
    ],
    errors: ['validation', 'invalid_credentials', 'too_many_requests'],
  };
}

/** What the document tells of `POST /api/logout`. */
export function describeLogout(): CallDescription {
  return {
    id: 'signOut',
    group,
    access: 'staff',
    summary: 'Sign out: the token ends',
    answers: [{ status: 204, description: 'The token opens nothing any more.' }],
  };
}

/** What the document tells of `GET /api/session`. */
export function describeSession(): CallDescription {
  return {
    id: 'getSession',
    group,
    access: 'staff',
    summary: 'Who is signed in',
    answers: [
      { status: 200, description: 'Whose token this is.', schema: sessionAnswer, examples: { example: { user } } },
    ],
  };
}
