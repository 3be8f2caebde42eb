import { noPasskeyText } from '@porchlight/contract/account-texts';
import { callPath } from '@porchlight/contract/calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { LoginAnswer } from '@porchlight/contract/schemas';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from './api-error.ts';
import { browserTransport } from './browser-transport.ts';
import { loadChunk } from './load-chunk.ts';

const load = () => loadChunk('webauthn', () => import('@simplewebauthn/browser'));

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/**
 * Has the browser ask for a passkey, and signs in with it.
 * @throws ApiError
 */
export async function loginPasskey(keep: boolean): Promise<LoginAnswer> {
  const { startAuthentication } = await load();
  const { method, path } = otherCalls.passkeyOptions;
  const { data } = await browserTransport<PublicKeyCredentialRequestOptionsJSON>({ method, path });
  const passkey = await given(startAuthentication({ optionsJSON: data }));
  return (await browserTransport({ ...otherCalls.loginPasskey, body: { passkey, keep } })).data;
}

/** Has the browser make a passkey. @returns recovery codes, where it is the first factor @throws ApiError */
export async function addPasskey(name: string): Promise<string[]> {
  const { startRegistration } = await load();
  const { method, path } = otherCalls.beginPasskey;
  const { data } = await browserTransport<PublicKeyCredentialCreationOptionsJSON>({ method, path });
  const passkey = await given(startRegistration({ optionsJSON: data }));
  return (await browserTransport({ ...otherCalls.addPasskey, body: { name, passkey } })).data.recovery_codes;
}

/** Gives one of one's own another name. @throws ApiError */
export async function renamePasskey(id: string, name: string): Promise<void> {
  const { method, path } = otherCalls.renamePasskey;
  await browserTransport({ method, path: callPath({ method, path }, id), body: { name } });
}

/** Removes one of one's own. @throws ApiError */
export async function removePasskey(id: string): Promise<void> {
  const { method, path } = otherCalls.removePasskey;
  await browserTransport({ method, path: callPath({ method, path }, id) });
}

/** What a browser's question for a passkey gives. @throws ApiError where it gives none */
async function given<Passkey>(answer: Promise<Passkey>): Promise<Passkey> {
  try {
    return await answer;
  } catch {
    throw new ApiError(0, { message: noPasskeyText });
  }
}
