import { useSyncExternalStore } from 'react';

/** Local storage key of the token. */
const storageKey = 'token';

const listeners = new Set<() => void>();

/** The stored token, or null, also when the browser blocks storage. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Stores the token of a sign-in and notifies listeners in all tabs. */
export function storeToken(token: string): void {
  localStorage.setItem(storageKey, token);
  notifyAuthListeners();
}

/** Removes the token: at sign-out, and when the backend rejects it. */
export function clearToken(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
  notifyAuthListeners();
}

/** Notifies this tab's listeners that the token or the user has changed. */
export function notifyAuthListeners() {
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the token and the user, in all tabs. @returns the unsubscribe function */
export function subscribeToAuth(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether a token is stored, in sync across tabs; false in server rendering. */
export function useHasToken(): boolean {
  return useSyncExternalStore(
    subscribeToAuth,
    () => readToken() !== null,
    () => false,
  );
}
