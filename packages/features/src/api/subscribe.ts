import { subscribeCall } from '@porchlight/contract/public-paths';
import { tooManyRequestsText } from '@porchlight/contract/texts';
import { sendCall } from './browser-transport.ts';

/** Adds an address to the email list. spec 7: body {email} */
export async function subscribe(email: string): Promise<void> {
  await sendCall(subscribeCall, { body: { email } });
}

/** Error text for a failed subscription: only for a 429, that the visitor has to wait. spec 8 */
export function subscribeFailureText(error: unknown): string | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 429 ? tooManyRequestsText : undefined;
}
