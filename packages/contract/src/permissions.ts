/** Who may do what: the single table used by the server's routes and the dashboard's screens. docs/decisions/0043 */

import { keysOf } from './records-by-key.ts';
import { type Role, roleNames } from './roles.ts';

export { type Role, roleNames } from './roles.ts';

/** All roles, least privileged first. */
export const roles = keysOf(roleNames);

/** Reads a role as it is stored. @throws Error for a text that is no role */
export function readRole(stored: unknown): Role {
  const role = roles.find((each) => each === stored);
  if (!role) throw new Error(`There is no role ${String(stored)}.`);
  return role;
}

/** The role with all permissions; at least one account always has it. */
export const highestRole: Role = 'administrator';

/** All permissions with the roles that have them. */
export const permissions = {
  'read content': ['viewer', 'author', 'treasurer', 'editor', 'administrator'],
  'write content': ['editor', 'administrator'],
  // For content: creating drafts, and editing one's own until an editor publishes or archives them.
  'write own drafts': ['author', 'editor', 'administrator'],
  // For unsaved form values.
  'keep drafts': ['author', 'treasurer', 'editor', 'administrator'],
  // What colleagues say about records.
  'use comments': ['viewer', 'author', 'treasurer', 'editor', 'administrator'],
  'read media': ['author', 'editor', 'administrator'],
  // Authors may not change pictures that a published record uses, though.
  'write media': ['author', 'editor', 'administrator'],
  'read redirects': ['editor', 'administrator'],
  'write redirects': ['editor', 'administrator'],
  'read subscribers': ['editor', 'administrator'],
  'write subscribers': ['editor', 'administrator'],
  // What visitors have sent with forms, which can be about their health, income or family.
  'read entries': ['administrator'],
  'write entries': ['administrator'],
  // Who has come to an event: names and seats, and none of the answers that people registered with.
  'check people in': ['editor', 'administrator'],
  // Only of the forms that name the person or their role; administrators decide which. docs/decisions/0194
  'read entries of a form': ['viewer', 'author', 'treasurer', 'editor', 'administrator'],
  'read donations': ['treasurer', 'administrator'],
  'write donations': ['treasurer', 'administrator'],
  'read donation totals': ['viewer', 'treasurer', 'administrator'],
  'read accounts': ['administrator'],
  'write accounts': ['administrator'],
  'read site': ['editor', 'administrator'],
  'write site': ['editor', 'administrator'],
  'read settings': ['administrator'],
  'write settings': ['administrator'],
  // Apply to each entity's records only as far as the role has the entity's own permission.
  'read history': ['viewer', 'author', 'treasurer', 'editor', 'administrator'],
  'use trash': ['treasurer', 'editor', 'administrator'],
  'restore versions': ['author', 'treasurer', 'editor', 'administrator'],
  'read security log': ['administrator'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** Name of a permission. */
export type Permission = keyof typeof permissions;

/** The group of entities that a permission covers. */
export type Area =
  | 'content'
  | 'media'
  | 'redirects'
  | 'subscribers'
  | 'entries'
  | 'donations'
  | 'accounts'
  | 'site'
  | 'settings';

/**
 * Who may make a call: anybody (`anyone`); anybody, with a fuller response for staff with the permission (`both`);
 * every account (`staff`); roles with a permission; or these and the account that the call is about (`own or …`), or
 * people who are named for some of the records, as far as they are (`named or …`).
 */
export type CallAccess = 'anyone' | 'both' | 'staff' | Permission | `own or ${Permission}` | `named or ${Permission}`;

/** Whether a role has a permission. @param role null for a visitor */
export function hasPermission(role: Role | null, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return role !== null && allowed.includes(role);
}

/** The permission that a call needs; null for none. */
export function permissionOf(access: CallAccess): Permission | null {
  if (access === 'anyone' || access === 'both' || access === 'staff') return null;
  const prefix = [ownPrefix, namedPrefix].find((each) => access.startsWith(each)) ?? '';
  return access.slice(prefix.length) as Permission;
}

/** Whether people who are named for some of the records may make a call. */
export function isForNamed(access: CallAccess): boolean {
  return access.startsWith(namedPrefix);
}

/**
 * Whether a role may make a call.
 * @param role null for a visitor
 * @param isOwn whether the call is about one's own account
 */
export function canCall(role: Role | null, access: CallAccess, isOwn = false): boolean {
  const permission = permissionOf(access);
  if (permission === null) return access !== 'staff' || role !== null;
  return hasPermission(role, permission) || (role !== null && isOwn && access.startsWith(ownPrefix));
}

const ownPrefix = 'own or ';
const namedPrefix = 'named or ';

/** Error message for a call that the role doesn't allow. */
export function forbiddenText(role: Role): string {
  return `Your role, ${roleNames[role]}, doesn’t allow this. Ask an administrator.`;
}

/** Confirmation text before people change their own role. */
export function ownRoleText(from: Role, to: Role): string {
  return `This is your own account. As ${roleNames[to]} you can’t do what only ${roleNames[from]} can do, and you have to sign in again.`;
}
