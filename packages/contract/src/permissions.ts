/** Who may do what: the one table that the server's routes and the dashboard's screens go by. docs/decisions/0043 */

import { type Role, roleNames } from './roles.ts';

export { type Role, roleNames } from './roles.ts';

/** All roles, from the one that may do least. */
export const roles = Object.keys(roleNames) as Role[];

/** The role that may do everything; there is always an account of it. */
export const highestRole: Role = 'administrator';

/** Everything that is not open to everybody, and the roles that may do it. */
export const permissions = {
  'read content': ['viewer', 'author', 'treasurer', 'editor', 'administrator'],
  'write content': ['editor', 'administrator'],
  // Of public records: to create drafts, and to go on with one's own until an editor has decided.
  'write own drafts': ['author', 'editor', 'administrator'],
  // Of forms that one may fill in: what is typed and not saved.
  'keep drafts': ['author', 'treasurer', 'editor', 'administrator'],
  'read media': ['author', 'editor', 'administrator'],
  // What a published record shows, an author can't change all the same.
  'write media': ['author', 'editor', 'administrator'],
  'read subscribers': ['editor', 'administrator'],
  'write subscribers': ['editor', 'administrator'],
  'read donations': ['treasurer', 'administrator'],
  'write donations': ['treasurer', 'administrator'],
  'read donation totals': ['viewer', 'treasurer', 'administrator'],
  'read accounts': ['administrator'],
  'write accounts': ['administrator'],
  'read settings': ['administrator'],
  'write settings': ['administrator'],
  // These show and change of each entity's records what its own permissions let through.
  'read history': ['viewer', 'author', 'treasurer', 'editor', 'administrator'],
  'use trash': ['treasurer', 'editor', 'administrator'],
  'bring back versions': ['author', 'treasurer', 'editor', 'administrator'],
  'read security log': ['administrator'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** Something that not everybody may do. */
export type Permission = keyof typeof permissions;

/** What an entity's records are, as far as rights go. */
export type Area = 'content' | 'media' | 'subscribers' | 'donations' | 'accounts' | 'settings';

/**
 * Who may make a call: anybody; anybody, though staff with a right to it get more (`both`); whoever is signed in; whose
 * role has a permission; or whose role has it or whose own account the call is about.
 */
export type CallAccess = 'anyone' | 'both' | 'staff' | Permission | `own or ${Permission}`;

/** Whether a role has a permission. @param role null for a visitor */
export function hasPermission(role: Role | null, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return role !== null && allowed.includes(role);
}

/** The permission that a call asks for; null where it asks for none. */
export function permissionOf(access: CallAccess): Permission | null {
  if (access === 'anyone' || access === 'both' || access === 'staff') return null;
  return (access.startsWith(ownPrefix) ? access.slice(ownPrefix.length) : access) as Permission;
}

/**
 * Whether somebody may make a call.
 * @param role null for a visitor
 * @param isOwn whether the record that the call names is their own account
 */
export function mayCall(role: Role | null, access: CallAccess, isOwn = false): boolean {
  const permission = permissionOf(access);
  if (permission === null) return access !== 'staff' || role !== null;
  return hasPermission(role, permission) || (role !== null && isOwn && access.startsWith(ownPrefix));
}

const ownPrefix = 'own or ';

/** Said to who may not do what they asked for. */
export function refusedText(role: Role): string {
  return `Your role, ${roleNames[role]}, doesn’t allow this. Ask an administrator.`;
}

/** Asks somebody whether they mean to change their own role. */
export function ownRoleText(from: Role, to: Role): string {
  return `This is your own account. As ${roleNames[to]} you can’t do what only ${roleNames[from]} may do, and you have to sign in again.`;
}
