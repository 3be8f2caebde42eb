/** API keys, by which programs of the organization call in place of people. docs/decisions/0062 */
import type { OtherCall } from './other-calls.ts';
import {
  type CallAccess,
  hasPermission,
  type Permission,
  permissionOf,
  type Role,
  roleNames,
  roles,
} from './permissions.ts';

/** What every key begins with, so that programs that look for lost secrets know one. */
export const apiKeyPrefix = 'plk_';

/** What a key may do: what a role may, without what belongs to people. No key is an administrator. */
export type ApiKeyScope = Exclude<Role, 'administrator'>;

/** All scopes, from the one that may do least. */
export const apiKeyScopes = roles.filter((role): role is ApiKeyScope => role !== 'administrator');

/**
 * What keys may be given at all. Accounts, settings, the security log and drafts of forms are for people, and so is what a
 * new permission opens, until it stands here.
 */
const keyPermissions: readonly Permission[] = [
  'read content',
  'write content',
  'write own drafts',
  'read media',
  'write media',
  'read subscribers',
  'write subscribers',
  'read donations',
  'write donations',
  'read donation totals',
  'read history',
  'use trash',
  'bring back versions',
];

/** Whether a key may make a call: one that is open to anybody, or whose permission keys may have and its scope has. */
export function keyMayCall(scope: Role, access: CallAccess): boolean {
  const permission = permissionOf(access);
  if (permission === null) return access !== 'staff';
  return keyPermissions.includes(permission) && hasPermission(scope, permission);
}

/** Whether a key works, and if not, why. */
export type ApiKeyState = 'active' | 'expired' | 'revoked';

/** A key, without its secret. */
export interface ApiKey {
  /** Stands in the key itself, after `plk_`; opens nothing. */
  id: string;
  name: string;
  scope: ApiKeyScope;
  state: ApiKeyState;
  /** Who made it, by the name they had then. */
  created_by: string;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: string;
  /** From when on it opens nothing. */
  expires_at: string;
  /** To the minute at most; null before it was used. */
  last_used_at: string | null;
}

/** What `GET /api/get-all-api-keys` answers. */
export interface ApiKeysAnswer {
  /** The latest first; those that ended lately among them. */
  keys: ApiKey[];
}

/** What `POST /api/add-api-key` answers. */
export interface NewApiKeyAnswer {
  key: ApiKey;
  /** What the program sends as `Authorization: Bearer {secret}`; told this once. */
  secret: string;
}

/** The calls about keys: a key opens the site as an account does, so that who keeps accounts keeps keys. */
export const apiKeyCalls: Readonly<{
  list: OtherCall<ApiKeysAnswer>;
  add: OtherCall<NewApiKeyAnswer>;
  /** Asks for no password: it takes away and gives nothing, and may have to be quick. */
  revoke: OtherCall;
}> = {
  list: { access: 'read accounts', method: 'GET', path: '/api/get-all-api-keys' },
  add: { access: 'write accounts', method: 'POST', path: '/api/add-api-key', stepUp: true },
  revoke: { access: 'write accounts', method: 'DELETE', path: '/api/revoke-api-key/{id}' },
};

/** Said to a program whose key opens nothing. */
export const apiKeyProblems = {
  unknown: 'This API key isn’t known here. Ask an administrator for another one.',
  expired: 'This API key has expired. Ask an administrator for another one.',
  revoked: 'This API key was revoked. Ask an administrator for another one.',
} as const;

/** Said to a program that asks for what people have to give their password for. */
export const keyStepUpText = 'This needs a person’s password, so no API key can do it. Ask for less, page by page.';

/** Said to a program whose key may not do what it asked for. */
export function refusedKeyText(scope: Role): string {
  return `The scope of this API key, ${roleNames[scope]}, doesn’t allow this.`;
}
