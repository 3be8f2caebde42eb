import { subscribeCall } from '@porchlight/contract/public-addresses';
import { browserTransport } from './browser-transport.ts';

/** Puts an address on the e-mail list. spec 7: body {email} */
export async function subscribe(email: string): Promise<void> {
  await browserTransport({ ...subscribeCall, body: { email } });
}
