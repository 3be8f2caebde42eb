import {
  addPasskeySchema,
  loginPasskeySchema,
  passkeyAssertionSchema,
  passkeyCreationSchema,
  renamePasskeySchema,
} from '@porchlight/contract/account-calls';
import { z } from 'zod';
import { type CallSchema, describeCalls, jsonResponse, pathId } from '../http/call-schema.ts';
import { signedIn } from './describe-account-calls.ts';
import { recoveryCodesResponses } from './describe-factor-calls.ts';
import { exampleAssertion, exampleChallenge, exampleCreation } from './example-passkey.ts';

const optionsAnswer = z.looseObject({ challenge: z.string() }).meta({
  id: 'PasskeyOptions',
  description: 'What `navigator.credentials` takes, as JSON: see `PublicKeyCredential.parseRequestOptionsFromJSON()`.',
});
z.globalRegistry.add(passkeyAssertionSchema, {
  id: 'PasskeyAssertion',
  description: '`PublicKeyCredential.toJSON()`.',
});
z.globalRegistry.add(passkeyCreationSchema, { id: 'PasskeyCreation', description: '`PublicKeyCredential.toJSON()`.' });
z.globalRegistry.add(loginPasskeySchema, { id: 'PasskeySignIn', description: 'The result of using a passkey.' });
z.globalRegistry.add(addPasskeySchema, { id: 'PasskeyInput', description: 'A new passkey, and its name.' });
z.globalRegistry.add(renamePasskeySchema, { id: 'PasskeyNameInput', description: 'A passkey’s name.' });

const passkeyOptionsResponses = (extra: object): CallSchema['response'] => ({
  200: jsonResponse('The options; their challenge is valid once, for five minutes.', optionsAnswer, {
    challenge: exampleChallenge,
    ...extra,
  }),
});
const params = pathId({
  description: 'Id of the passkey.',
  example: exampleCreation.id,
  documented: { type: 'string' },
});

/** Descriptions of the calls for passkeys, keyed by their names in the contract. */
export const describePasskeyCalls = describeCalls('Passkeys', {
  passkeyOptions: {
    operationId: 'getPasskeyOptions',
    summary: 'Get the options for using a passkey',
    response: passkeyOptionsResponses({ rpId: 'localhost', timeout: 60_000, userVerification: 'required' }),
    errors: ['conflict', 'too_many_requests'],
  },
  loginPasskey: {
    operationId: 'signInByPasskey',
    summary: 'Sign in with a passkey alone',
    body: loginPasskeySchema,
    takesForms: false,
    example: { passkey: exampleAssertion },
    response: { 200: signedIn },
    errors: ['invalid_credentials', 'conflict', 'too_many_requests'],
  },
  beginPasskey: {
    summary: 'Get the options for creating a passkey',
    response: passkeyOptionsResponses({ rp: { id: 'localhost', name: 'localhost' } }),
    errors: ['conflict'],
  },
  addPasskey: {
    summary: 'Add a passkey to your own account',
    description:
      'If this is the account’s first factor, the response contains recovery codes. The account’s other sessions end.',
    body: addPasskeySchema,
    takesForms: false,
    example: { name: 'My phone', passkey: exampleCreation },
    response: recoveryCodesResponses,
    errors: ['conflict'],
  },
  renamePasskey: {
    summary: 'Rename one of your own passkeys',
    params,
    body: renamePasskeySchema,
    example: { name: 'My old phone' },
    response: { 204: { description: 'The passkey is renamed.' } },
    errors: ['conflict'],
  },
  removePasskey: {
    summary: 'Remove one of your own passkeys',
    description: 'All other sessions of the account end.',
    params,
    response: { 204: { description: 'The passkey is removed.' } },
  },
});
