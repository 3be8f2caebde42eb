import type { LoginAnswer } from '@porchlight/contract/schemas';
import { useSyncExternalStore } from 'react';
import { followAccess, notifyAccess, storeToken } from './token.ts';

/** The person who is signed in, as far as the browser has to know. */
export interface StaffUser {
  /** Null with a backend that does not say. */
  id: number | null;
  username: string;
}

const storageKey = 'user';

/** Who signed in last in this browser; null when nobody did, or signed out since. */
export function readUser(): StaffUser | null {
  try {
    const { id, username }: Partial<StaffUser> = JSON.parse(localStorage.getItem(storageKey) ?? '');
    return typeof username === 'string' ? { id: typeof id === 'number' ? id : null, username } : null;
  } catch {
    return null;
  }
}

/** Remembers who is signed in. */
export function storeUser(user: StaffUser): void {
  localStorage.setItem(storageKey, JSON.stringify(user));
  notifyAccess();
}

/** Name of who is signed in, followed across tabs; null when nobody is known, and while the server renders. */
export function useUsername(): string | null {
  return useSyncExternalStore(
    followAccess,
    () => readUser()?.username ?? null,
    () => null,
  );
}

/** Forgets who was signed in: at sign-out, not when a token ends, since the same person comes back then. */
export function forgetUser(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored then.
  }
}

/**
 * Keeps what a sign-in answered. The person first: whoever hears of the token reads whose it is.
 * @param username as typed, for a backend that answers with the token alone
 */
export function storeSignIn(answer: Pick<LoginAnswer, 'token'> & Partial<LoginAnswer>, username: string): void {
  storeUser(answer.user ?? { id: null, username });
  storeToken(answer.token);
}

/** Tells one person from another: what is kept on the device for one is not shown to the other. */
export function userKey(user: StaffUser | null): string {
  return user ? String(user.id ?? user.username) : 'staff';
}
