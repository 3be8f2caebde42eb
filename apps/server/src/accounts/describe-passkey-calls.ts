import {
  addPasskeySchema,
  loginPasskeySchema,
  passkeyAssertionSchema,
  passkeyCreationSchema,
  renamePasskeySchema,
} from '@porchlight/contract/account-calls';
import { z } from 'zod';
import { type CallDescription, describeCalls, jsonResponse, pathId, schemaMetadata } from '../http/call-description.ts';
import { signedIn } from './describe-account-calls.ts';
import { recoveryCodesResponses } from './describe-factor-calls.ts';
import { exampleAssertion, exampleChallenge, exampleCreation } from './example-passkey.ts';

const optionsAnswer = z.looseObject({ challenge: z.string() });
schemaMetadata.add(optionsAnswer, {
  id: 'PasskeyOptions',
  description: 'What `navigator.credentials` takes, as JSON: see `PublicKeyCredential.parseRequestOptionsFromJSON()`.',
});
schemaMetadata.add(passkeyAssertionSchema, { id: 'PasskeyAssertion', description: '`PublicKeyCredential.toJSON()`.' });
schemaMetadata.add(passkeyCreationSchema, { id: 'PasskeyCreation', description: '`PublicKeyCredential.toJSON()`.' });
schemaMetadata.add(loginPasskeySchema, { id: 'PasskeySignIn', description: 'The result of using a passkey.' });
schemaMetadata.add(addPasskeySchema, { id: 'PasskeyInput', description: 'A new passkey, and its name.' });
schemaMetadata.add(renamePasskeySchema, { id: 'PasskeyNameInput', description: 'A passkey’s name.' });

const passkeyOptionsResponses = (extra: object): CallDescription['responses'] => [
  jsonResponse('The options; their challenge is valid once, for five minutes.', optionsAnswer, {
    challenge: exampleChallenge,
    ...extra,
  }),
];
const byId: CallDescription['parameters'] = [pathId('Id of the passkey.', exampleCreation.id, { type: 'string' })];

/** Descriptions of the calls for passkeys, keyed by their names in the contract. */
export const describePasskeyCalls = describeCalls('Passkeys', {
  passkeyOptions: () => ({
    id: 'getPasskeyOptions',
    summary: 'Get the options for using a passkey',
    responses: passkeyOptionsResponses({ rpId: 'localhost', timeout: 60_000, userVerification: 'required' }),
    errors: ['conflict', 'too_many_requests'],
  }),
  loginPasskey: () => ({
    id: 'signInByPasskey',
    summary: 'Sign in with a passkey alone',
    body: { schema: loginPasskeySchema, takesForms: false, example: { passkey: exampleAssertion } },
    responses: [signedIn],
    errors: ['invalid_credentials', 'conflict', 'too_many_requests'],
  }),
  beginPasskey: () => ({
    summary: 'Get the options for creating a passkey',
    responses: passkeyOptionsResponses({ rp: { id: 'localhost', name: 'localhost' } }),
    errors: ['conflict'],
  }),
  addPasskey: () => ({
    summary: 'Add a passkey to your own account',
    description:
      'If this is the account’s first factor, the response contains recovery codes. The account’s other sessions end.',
    body: { schema: addPasskeySchema, takesForms: false, example: { name: 'My phone', passkey: exampleCreation } },
    responses: recoveryCodesResponses,
    errors: ['conflict'],
  }),
  renamePasskey: () => ({
    summary: 'Rename one of your own passkeys',
    parameters: byId,
    body: { schema: renamePasskeySchema, example: { name: 'My old phone' } },
    responses: [{ status: 204, description: 'The passkey is renamed.' }],
    errors: ['conflict'],
  }),
  removePasskey: () => ({
    summary: 'Remove one of your own passkeys',
    description: 'All other sessions of the account end.',
    parameters: byId,
    responses: [{ status: 204, description: 'The passkey is removed.' }],
  }),
});
