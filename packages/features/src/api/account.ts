import type {
  FactorsAnswer,
  Invitation,
  InvitationsAnswer,
  LinkAnswer,
  MyAccountAnswer,
  SignInOptions,
  TotpAnswer,
} from '@porchlight/contract/account-calls';
import { callPath } from '@porchlight/contract/calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { browserTransport } from './browser-transport.ts';
import { storeToken } from './token.ts';

/** Requests an e-mail with a link to reset the password. @param account a username or an e-mail address */
export async function askForLink(account: string): Promise<void> {
  await browserTransport({ ...otherCalls.forgotPassword, body: { account } });
}

/** Fetches what the link's token is for. @throws ApiError `gone` when it is used, expired or unknown */
export async function readLink(token: string): Promise<LinkAnswer> {
  const { data } = await browserTransport({ ...otherCalls.readLink, body: { token } });
  return data;
}

/** Sets a password with the token of a link. @throws ApiError */
export async function setPassword(token: string, password: string): Promise<void> {
  await browserTransport({ ...otherCalls.setPassword, body: { token, password } });
}

/** Pending invitations, and e-mails that could not be sent. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async (): Promise<InvitationsAnswer> => (await browserTransport(otherCalls.invitations)).data,
});

/** Invites somebody. @throws ApiError */
export async function invite(person: Readonly<Record<string, string>>): Promise<Invitation> {
  return (await browserTransport({ ...otherCalls.addInvitation, body: person })).data.invitation;
}

/** Sends an invitation again. @throws ApiError */
export async function resendInvitation(id: number): Promise<void> {
  const { method, path } = otherCalls.resendInvitation;
  await browserTransport({ method, path: callPath({ method, path }, id) });
}

/** Withdraws an invitation. @throws ApiError */
export async function withdrawInvitation(id: number): Promise<void> {
  const { method, path } = otherCalls.withdrawInvitation;
  await browserTransport({ method, path: callPath({ method, path }, id) });
}

/** Options of the sign-in page, such as passkeys and staying signed in. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: async (): Promise<SignInOptions> => (await browserTransport(otherCalls.signInOptions)).data,
  retry: false,
});

/** The signed-in user's account with its sessions. */
export const myAccountQuery = queryOptions({
  queryKey: ['my-account'],
  queryFn: async (): Promise<MyAccountAnswer> => (await browserTransport(otherCalls.myAccount)).data,
});

/** Changes the signed-in user's password and stores the session's new token. @throws ApiError */
export async function changeMyPassword(body: Readonly<Record<string, string>>): Promise<void> {
  storeToken((await browserTransport({ ...otherCalls.changeMyPassword, body })).data.token);
}

/** Changes the signed-in user's e-mail address and stores the session's new token. @throws ApiError */
export async function changeMyEmail(body: Readonly<Record<string, string>>): Promise<void> {
  storeToken((await browserTransport({ ...otherCalls.changeMyEmail, body })).data.token);
}

/** Sends the signed-in user's password for a step-up. @throws ApiError */
export async function confirmIdentity(body: Readonly<Record<string, string>>): Promise<void> {
  await browserTransport({ ...otherCalls.confirmIdentity, body });
}

/** Begins setting up an authenticator app (TOTP). @throws ApiError */
export async function beginTotp(): Promise<TotpAnswer> {
  return (await browserTransport(otherCalls.beginTotp)).data;
}

/** Turns the app on as a second factor. @returns recovery codes, which are shown only once @throws ApiError */
export async function confirmTotp(code: string): Promise<string[]> {
  return (await browserTransport({ ...otherCalls.confirmTotp, body: { code } })).data.recovery_codes;
}

/** Replaces the recovery codes. @returns the new ones @throws ApiError */
export async function renewRecoveryCodes(): Promise<string[]> {
  return (await browserTransport(otherCalls.renewRecoveryCodes)).data.recovery_codes;
}

/** Removes the signed-in user's authenticator app. @throws ApiError */
export async function removeTotp(): Promise<void> {
  await browserTransport(otherCalls.removeTotp);
}

/** Accounts that have a second factor. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async (): Promise<FactorsAnswer> => (await browserTransport(otherCalls.factors)).data,
});

/** Removes all factors of an account. @throws ApiError */
export async function resetFactors(id: number): Promise<void> {
  const { method, path } = otherCalls.resetFactors;
  await browserTransport({ method, path: callPath({ method, path }, id) });
}

/** Ends one of the signed-in user's sessions. @throws ApiError */
export async function endSession(id: string): Promise<void> {
  const { method, path } = otherCalls.endSession;
  await browserTransport({ method, path: callPath({ method, path }, id) });
}

/** Ends all of the signed-in user's sessions except this one. @throws ApiError */
export async function endOtherSessions(): Promise<void> {
  await browserTransport(otherCalls.endOtherSessions);
}
