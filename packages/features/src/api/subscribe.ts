import { subscribeCall } from '@porchlight/contract/public-addresses';
import { tooManyText } from '@porchlight/contract/texts';
import { browserTransport } from './browser-transport.ts';

/** Puts an address on the e-mail list. spec 7: body {email} */
export async function subscribe(email: string): Promise<void> {
  await browserTransport({ ...subscribeCall, body: { email } });
}

/** What a visitor is told of a subscription that failed: that they have to wait, else nothing. spec 8 */
export function subscribeFailureText(error: unknown): string | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 429 ? tooManyText : undefined;
}
