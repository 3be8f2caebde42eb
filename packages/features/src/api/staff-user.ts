import { draftPermission, writePermission } from '@porchlight/contract/call-access';
import type { ResourceName } from '@porchlight/contract/entities';
import { hasPermission, type Permission, type Role, roles } from '@porchlight/contract/permissions';
import { personName } from '@porchlight/contract/person-names';
import { canChangeRecord, stateOf } from '@porchlight/contract/publication';
import type { LoginResponse } from '@porchlight/contract/schemas';
import { useCallback, useSyncExternalStore } from 'react';
import { notifyAuthListeners, storeToken, subscribeToAuth } from './token.ts';

/** The signed-in user, as stored in the browser. */
export interface StaffUser {
  /** Null when the backend doesn't send it. */
  id: number | null;
  username: string;
  /** Display name; '' for none. */
  name?: string;
  /** Null when the backend doesn't send it: screens then offer everything, and the backend checks permissions. */
  role?: Role | null;
  /** The forms whose entries they may read without the permission for all. @default none */
  entry_forms?: readonly number[];
}

const storageKey = 'user';

/** Reads the last user who signed in in this browser; null when there is none, or after sign-out. */
export function readUser(): StaffUser | null {
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored === null) return null;
    const { id, username, name, role, entry_forms: forms }: Partial<StaffUser> = JSON.parse(stored);
    if (typeof username !== 'string') return null;
    return {
      ...{ id: typeof id === 'number' ? id : null, username, name: typeof name === 'string' ? name : '' },
      role: roles.find((each) => each === role) ?? null,
      entry_forms: Array.isArray(forms) ? forms.filter((each) => typeof each === 'number') : [],
    };
  } catch {
    return null;
  }
}

/** Stores the signed-in user. */
export function storeUser(user: StaffUser): void {
  localStorage.setItem(storageKey, JSON.stringify(user));
  notifyAuthListeners();
}

/** What the signed-in user is called, in sync across tabs; null when unknown and in server rendering. */
export function useOwnName(): string | null {
  return useSyncExternalStore(
    subscribeToAuth,
    () => {
      const user = readUser();
      return user && personName(user);
    },
    () => null,
  );
}

/** Returns whether screens may offer what needs a permission; the server checks it again. */
export type PermissionCheck = (permission: Permission) => boolean;

/** Returns the permission check of the signed-in user, in sync across tabs. */
export function usePermissionCheck(): PermissionCheck {
  const role = useSyncExternalStore(
    subscribeToAuth,
    () => readUser()?.role ?? null,
    () => null,
  );
  const isNamed = useSyncExternalStore(
    subscribeToAuth,
    () => (readUser()?.entry_forms ?? []).length > 0,
    () => false,
  );
  return useCallback(
    (permission) => {
      if (role === null) return true;
      // Every role can be named for a form; the server says who is.
      if (permission === 'read entries of a form') return isNamed || hasPermission(role, 'read entries');
      return hasPermission(role, permission);
    },
    [role, isNamed],
  );
}

/** Returns a check whether the signed-in user may edit and delete a record; the server checks it again. */
export function useCanChangeRecord(name: ResourceName): (record: Readonly<Record<string, unknown>>) => boolean {
  const can = usePermissionCheck();
  return useCallback(
    (record) => {
      const { id, role } = readUser() ?? {};
      if (id == null || !role) return can(writePermission(name));
      return canChangeRecord({ id, role }, name, record);
    },
    [can, name],
  );
}

/** Returns a check whether a user who may not edit a record may draft changes of it for an editor to publish. */
export function useCanProposeChanges(name: ResourceName): (record: Readonly<Record<string, unknown>>) => boolean {
  const can = usePermissionCheck();
  const permission = draftPermission(name);
  return useCallback(
    (record) =>
      permission !== writePermission(name) && can(permission) && stateOf(record) === 'published' && !record.changes,
    [can, name, permission],
  );
}

/** Removes the stored user at sign-out; not when a token expires, since the same user usually signs in again. */
export function clearUser(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/**
 * Stores the result of a sign-in. The user comes first, because listeners of the token read the user.
 * @param username as typed, for a backend whose response has only the token
 */
export function storeSignIn(response: Pick<LoginResponse, 'token'> & Partial<LoginResponse>, username: string): void {
  storeUser(response.user ?? { id: null, username });
  storeToken(response.token);
}

/** Key that separates users in local storage, so that one user's data is not shown to another. */
export function userKey(user: StaffUser | null): string {
  return user ? String(user.id ?? user.username) : 'staff';
}
