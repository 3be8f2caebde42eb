/**
 * How a session that ended while somebody worked went on: they signed in again, somebody else did, or nobody.
 */
export type NextSession = 'same' | 'other' | 'nobody';

type Ask = () => Promise<NextSession>;

let ask: Ask | null = null;

/** Registers who asks for another sign-in when the backend takes the token no longer. Returns a function that takes it back. */
export function onSessionEnd(handler: Ask): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** Asks for another sign-in, where there is something to lose; resolves to 'nobody' at once where there is not. */
export async function askToSignInAgain(): Promise<NextSession> {
  return ask === null ? 'nobody' : ask();
}
