import { noPasskeyText } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { LoginResponse } from '@porchlight/contract/schemas';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from './api-error.ts';
import { sendCall } from './browser-transport.ts';
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
export async function loginPasskey(keep: boolean): Promise<LoginResponse> {
  const { startAuthentication } = await load();
  const { method, path } = otherCalls.passkeyOptions;
  const optionsJSON = await sendCall<PublicKeyCredentialRequestOptionsJSON>({ method, path });
  const passkey = await awaitDialog(startAuthentication({ optionsJSON }));
  return sendCall(otherCalls.loginPasskey, { body: { passkey, keep } });
}

/** Creates a passkey and adds it to the account. @returns recovery codes if it is the first factor @throws ApiError */
export async function addPasskey(name: string): Promise<string[]> {
  const { startRegistration } = await load();
  const { method, path } = otherCalls.beginPasskey;
  const optionsJSON = await sendCall<PublicKeyCredentialCreationOptionsJSON>({ method, path });
  const passkey = await awaitDialog(startRegistration({ optionsJSON }));
  return (await sendCall(otherCalls.addPasskey, { body: { name, passkey } })).recovery_codes;
}

/** Awaits the browser's passkey dialog. @throws ApiError when it was canceled or failed */
async function awaitDialog<Passkey>(dialog: Promise<Passkey>): Promise<Passkey> {
  try {
    return await dialog;
  } catch {
    throw new ApiError(0, { message: noPasskeyText });
  }
}
