import { draftPermission, writePermission } from '@porchlight/contract/call-access';
import type { ResourceName } from '@porchlight/contract/entities';
import { hasPermission, type Permission, type Role, roles } from '@porchlight/contract/permissions';
import { mayChange, stateOf } from '@porchlight/contract/publication';
import type { LoginAnswer } from '@porchlight/contract/schemas';
import { useCallback, useSyncExternalStore } from 'react';
import { followAccess, notifyAccess, storeToken } from './token.ts';

/** The person who is signed in, as far as the browser has to know. */
export interface StaffUser {
  /** Null with a backend that does not say. */
  id: number | null;
  username: string;
  /** Null with a backend that does not say: everything is offered then, and the backend judges. */
  role?: Role | null;
}

const storageKey = 'user';

/** Who signed in last in this browser; null when nobody did, or signed out since. */
export function readUser(): StaffUser | null {
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored === null) return null;
    const { id, username, role }: Partial<StaffUser> = JSON.parse(stored);
    if (typeof username !== 'string') return null;
    return { id: typeof id === 'number' ? id : null, username, role: roles.find((each) => each === role) ?? null };
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

/** Says of a permission whether the screens may offer what takes it; the server judges once more. */
export type May = (permission: Permission) => boolean;

/** What whoever is signed in may do, followed across tabs. */
export function useMay(): May {
  const role = useSyncExternalStore(
    followAccess,
    () => readUser()?.role ?? null,
    () => null,
  );
  return useCallback((permission) => role === null || hasPermission(role, permission), [role]);
}

/** Says of a record whether whoever is signed in may change and delete it; the server judges once more. */
export function useMayChange(name: ResourceName): (record: Readonly<Record<string, unknown>>) => boolean {
  const may = useMay();
  return useCallback(
    (record) => {
      const { id, role } = readUser() ?? {};
      if (id == null || !role) return may(writePermission(name));
      return mayChange({ id, role }, name, record);
    },
    [may, name],
  );
}

/** Says of a record that somebody may not change whether they may begin changes of it, for an editor to publish. */
export function useMayPropose(name: ResourceName): (record: Readonly<Record<string, unknown>>) => boolean {
  const may = useMay();
  const permission = draftPermission(name);
  return useCallback(
    (record) =>
      permission !== writePermission(name) && may(permission) && stateOf(record) === 'published' && !record.changes,
    [may, name, permission],
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
