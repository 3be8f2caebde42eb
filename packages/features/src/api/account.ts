import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from './browser-transport.ts';
import { storeToken } from './token.ts';

/** The signed-in user's account with its sessions. */
export const myAccountQuery = queryOptions({
  queryKey: ['my-account'],
  queryFn: () => sendCall(otherCalls.myAccount),
});

/** Changes the signed-in user's password or email address and stores the session's new token. @throws ApiError */
export async function changeMyAccount(
  call: typeof otherCalls.changeMyPassword | typeof otherCalls.changeMyEmail,
  body: Readonly<Record<string, string>>,
): Promise<void> {
  storeToken((await sendCall(call, { body })).token);
}
