import {
  addPasskeySchema,
  loginPasskeySchema,
  passkeyAssertionSchema,
  passkeyCreationSchema,
  renamePasskeySchema,
} from '@porchlight/contract/account-calls';
import { z } from 'zod';
import { type CallDescription, schemaNotes } from '../http/call-description.ts';
import { signedIn } from './describe-account-calls.ts';
import { codesGiven } from './describe-factor-calls.ts';
import { exampleAssertion, exampleChallenge, exampleCreation } from './example-passkey.ts';

const group = 'Passkeys';
const optionsAnswer = z.looseObject({ challenge: z.string() });
schemaNotes.add(optionsAnswer, {
  id: 'PasskeyOptions',
  description: 'What `navigator.credentials` takes, as JSON: see `PublicKeyCredential.parseRequestOptionsFromJSON()`.',
});
schemaNotes.add(passkeyAssertionSchema, { id: 'PasskeyAssertion', description: '`PublicKeyCredential.toJSON()`.' });
schemaNotes.add(passkeyCreationSchema, { id: 'PasskeyCreation', description: '`PublicKeyCredential.toJSON()`.' });
schemaNotes.add(loginPasskeySchema, { id: 'PasskeySignIn', description: 'A passkey that was used.' });
schemaNotes.add(addPasskeySchema, { id: 'PasskeyInput', description: 'A passkey that was made, and its name.' });
schemaNotes.add(renamePasskeySchema, { id: 'PasskeyNameInput', description: 'A passkey’s name.' });

const optionsGiven = (extra: object): CallDescription['answers'] => [
  {
    status: 200,
    description: 'The options; their challenge is good once, for five minutes.',
    schema: optionsAnswer,
    examples: { example: { challenge: exampleChallenge, ...extra } },
  },
];
const byId: CallDescription['parameters'] = [
  {
    ...{ in: 'path', name: 'id', description: 'Of the passkey.', schema: { type: 'string' } },
    ...{ required: true, example: exampleCreation.id },
  },
];

/** What the document tells of `POST /api/login/passkey-options`. */
export function describePasskeyOptions(): CallDescription {
  return {
    id: 'getPasskeyOptions',
    group,
    summary: 'What a browser needs to have a passkey used',
    answers: optionsGiven({ rpId: 'localhost', timeout: 60_000, userVerification: 'required' }),
    errors: ['conflict', 'too_many_requests'],
  };
}

/** What the document tells of `POST /api/login/passkey`. */
export function describeLoginPasskey(): CallDescription {
  return {
    id: 'signInByPasskey',
    group,
    summary: 'Sign in with a passkey alone',
    body: { schema: loginPasskeySchema, takesForms: false, example: { passkey: exampleAssertion } },
    answers: [signedIn],
    errors: ['validation', 'invalid_credentials', 'conflict', 'too_many_requests'],
  };
}

/** What the document tells of `POST /api/begin-passkey`. */
export function describeBeginPasskey(): CallDescription {
  return {
    id: 'beginPasskey',
    group,
    summary: 'What a browser needs to make a passkey',
    answers: optionsGiven({ rp: { id: 'localhost', name: 'localhost' } }),
    errors: ['conflict'],
  };
}

/** What the document tells of `POST /api/add-passkey`. */
export function describeAddPasskey(): CallDescription {
  return {
    id: 'addPasskey',
    group,
    summary: 'Add a passkey to one’s own account',
    description: 'Recovery codes are answered with the first factor of an account. Its other sessions end.',
    body: { schema: addPasskeySchema, takesForms: false, example: { name: 'My phone', passkey: exampleCreation } },
    answers: codesGiven,
    errors: ['validation', 'conflict'],
  };
}

/** What the document tells of `PUT /api/rename-passkey/{id}`. */
export function describeRenamePasskey(): CallDescription {
  return {
    id: 'renamePasskey',
    group,
    summary: 'Give one of one’s own passkeys another name',
    parameters: byId,
    body: { schema: renamePasskeySchema, takesForms: true, example: { name: 'My old phone' } },
    answers: [{ status: 204, description: 'It has that name.' }],
    errors: ['validation', 'conflict'],
  };
}

/** What the document tells of `DELETE /api/remove-passkey/{id}`. */
export function describeRemovePasskey(): CallDescription {
  return {
    id: 'removePasskey',
    group,
    summary: 'Remove one of one’s own passkeys',
    description: 'All other sessions of the account end.',
    parameters: byId,
    answers: [{ status: 204, description: 'It opens nothing any more.' }],
  };
}
