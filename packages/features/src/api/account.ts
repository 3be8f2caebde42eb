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

/** Asks for a mail with a link to choose another password by. @param account a name or an e-mail address */
export async function askForLink(account: string): Promise<void> {
  await browserTransport({ ...otherCalls.forgotPassword, body: { account } });
}

/** What a link is for. @throws ApiError `gone` when it is good for nothing */
export async function readLink(token: string): Promise<LinkAnswer> {
  const { data } = await browserTransport({ ...otherCalls.readLink, body: { token } });
  return data;
}

/** Chooses a password by a link. @throws ApiError */
export async function setPassword(token: string, password: string): Promise<void> {
  await browserTransport({ ...otherCalls.setPassword, body: { token, password } });
}

/** Who was invited and has not come yet, and mails that were not sent. */
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

/** Takes an invitation back. @throws ApiError */
export async function withdrawInvitation(id: number): Promise<void> {
  const { method, path } = otherCalls.withdrawInvitation;
  await browserTransport({ method, path: callPath({ method, path }, id) });
}

/** What the sign-in offers. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: async (): Promise<SignInOptions> => (await browserTransport(otherCalls.signInOptions)).data,
  retry: false,
});

/** One's own account with its sessions. */
export const myAccountQuery = queryOptions({
  queryKey: ['my-account'],
  queryFn: async (): Promise<MyAccountAnswer> => (await browserTransport(otherCalls.myAccount)).data,
});

/** Changes one's own password; the session goes on with another token. @throws ApiError */
export async function changeMyPassword(body: Readonly<Record<string, string>>): Promise<void> {
  storeToken((await browserTransport({ ...otherCalls.changeMyPassword, body })).data.token);
}

/** Changes one's own e-mail address; the session goes on with another token. @throws ApiError */
export async function changeMyEmail(body: Readonly<Record<string, string>>): Promise<void> {
  storeToken((await browserTransport({ ...otherCalls.changeMyEmail, body })).data.token);
}

/** Gives one's own password once more. @throws ApiError */
export async function confirmIdentity(body: Readonly<Record<string, string>>): Promise<void> {
  await browserTransport({ ...otherCalls.confirmIdentity, body });
}

/** Begins to set up an app that shows codes. @throws ApiError */
export async function beginTotp(): Promise<TotpAnswer> {
  return (await browserTransport(otherCalls.beginTotp)).data;
}

/** Has the app be the second factor. @returns recovery codes, which are shown this once @throws ApiError */
export async function confirmTotp(code: string): Promise<string[]> {
  return (await browserTransport({ ...otherCalls.confirmTotp, body: { code } })).data.recovery_codes;
}

/** Other recovery codes in place of those there are. @throws ApiError */
export async function renewRecoveryCodes(): Promise<string[]> {
  return (await browserTransport(otherCalls.renewRecoveryCodes)).data.recovery_codes;
}

/** Removes one's own app. @throws ApiError */
export async function removeTotp(): Promise<void> {
  await browserTransport(otherCalls.removeTotp);
}

/** Which accounts have a second factor. */
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async (): Promise<FactorsAnswer> => (await browserTransport(otherCalls.factors)).data,
});

/** Removes all factors of an account. @throws ApiError */
export async function resetFactors(id: number): Promise<void> {
  const { method, path } = otherCalls.resetFactors;
  await browserTransport({ method, path: callPath({ method, path }, id) });
}

/** Ends one of one's own sessions. @throws ApiError */
export async function endSession(id: string): Promise<void> {
  const { method, path } = otherCalls.endSession;
  await browserTransport({ method, path: callPath({ method, path }, id) });
}

/** Ends all of one's own sessions but this one. @throws ApiError */
export async function endOtherSessions(): Promise<void> {
  await browserTransport(otherCalls.endOtherSessions);
}
