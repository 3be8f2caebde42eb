import { useSyncExternalStore } from 'react';

/** Name under which the token is kept in local storage. */
const storageKey = 'token';

const listeners = new Set<() => void>();

/** The stored token, or null. A browser that forbids storage is a visitor. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Stores the token of a sign-in; every tab of the site learns of it. */
export function storeToken(token: string): void {
  localStorage.setItem(storageKey, token);
  notifyAccess();
}

/** Forgets the token: at sign-out, and when the backend no longer takes it. */
export function clearToken(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored then.
  }
  notifyAccess();
}

/** Tells whoever follows that another person, or nobody, is signed in now. */
export function notifyAccess() {
  for (const listener of listeners) listener();
}

/** Follows who is signed in, across tabs. Returns a function that ends it. */
export function followAccess(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether a token is stored, followed across tabs; false while the server renders. */
export function useHasToken(): boolean {
  return useSyncExternalStore(
    followAccess,
    () => readToken() !== null,
    () => false,
  );
}
