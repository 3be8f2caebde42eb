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

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/**
 * Signs in with a passkey, which the browser asks for.
 * @throws ApiError
 */
export async function loginPasskey(keep: boolean): Promise<LoginAnswer> {
  const { startAuthentication } = await load();
  const { method, path } = otherCalls.passkeyOptions;
  const { data } = await browserTransport<PublicKeyCredentialRequestOptionsJSON>({ method, path });
  const passkey = await given(startAuthentication({ optionsJSON: data }));
  return (await browserTransport({ ...otherCalls.loginPasskey, body: { passkey, keep } })).data;
}

/** Creates a passkey and adds it to the account. @returns recovery codes if it is the first factor @throws ApiError */
export async function addPasskey(name: string): Promise<string[]> {
  const { startRegistration } = await load();
  const { method, path } = otherCalls.beginPasskey;
  const { data } = await browserTransport<PublicKeyCredentialCreationOptionsJSON>({ method, path });
  const passkey = await given(startRegistration({ optionsJSON: data }));
  return (await browserTransport({ ...otherCalls.addPasskey, body: { name, passkey } })).data.recovery_codes;
}

/** Renames one of the signed-in user's passkeys. @throws ApiError */
export async function renamePasskey(id: string, name: string): Promise<void> {
  const { method, path } = otherCalls.renamePasskey;
  await browserTransport({ method, path: callPath({ method, path }, id), body: { name } });
}

/** Removes one of the signed-in user's passkeys. @throws ApiError */
export async function removePasskey(id: string): Promise<void> {
  const { method, path } = otherCalls.removePasskey;
  await browserTransport({ method, path: callPath({ method, path }, id) });
}

/** Awaits the browser's passkey dialog. @throws ApiError when it was canceled or failed */
async function given<Passkey>(answer: Promise<Passkey>): Promise<Passkey> {
  try {
    return await answer;
  } catch {
    throw new ApiError(0, { message: noPasskeyText });
  }
}
