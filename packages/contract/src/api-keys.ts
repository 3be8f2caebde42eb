/** API keys, with which programs of the organization call the API. docs/decisions/0062 */
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

/** Prefix of every key, so that secret scanners recognize one. */
export const apiKeyPrefix = 'plk_';

/** The role whose calls a key may make, limited to `keyPermissions`. No key is an administrator. */
export type ApiKeyScope = Exclude<Role, 'administrator'>;

/** All scopes, least privileged first. */
export const apiKeyScopes = roles.filter((role): role is ApiKeyScope => role !== 'administrator');

/**
 * The permissions that keys may have at all. Accounts, settings, the security log and drafts of forms are for people.
 * A new permission is closed to keys until it is listed here.
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
  'restore versions',
];

/** Whether a key may make a call: a public one, or one whose permission is open to keys and included in its scope. */
export function keyCanCall(scope: Role, access: CallAccess): boolean {
  const permission = permissionOf(access);
  if (permission === null) return access !== 'staff';
  return keyPermissions.includes(permission) && hasPermission(scope, permission);
}

/** Whether a key is valid, or why it isn't. */
export type ApiKeyState = 'active' | 'expired' | 'revoked';

/** A key, without its secret. */
export interface ApiKey {
  /** The part of the key after `plk_` that identifies it; not the secret. */
  id: string;
  name: string;
  scope: ApiKeyScope;
  state: ApiKeyState;
  /** Who created it, by their username at that time. */
  created_by: string;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: string;
  /** When it expires. */
  expires_at: string;
  /** Updated at most once a minute; null if never used. */
  last_used_at: string | null;
}

/** Response of `GET /api/get-all-api-keys`. */
export interface ApiKeysResponse {
  /** Latest first; includes keys that expired or were revoked recently. */
  keys: ApiKey[];
}

/** Response of `POST /api/add-api-key`. */
export interface NewApiKeyResponse {
  key: ApiKey;
  /** Sent by the program as `Authorization: Bearer {secret}`; returned only once. */
  secret: string;
}

/** The calls about keys. A key gives access as an account does, so they need the permissions for accounts. */
export const apiKeyCalls: Readonly<{
  list: OtherCall<ApiKeysResponse>;
  add: OtherCall<NewApiKeyResponse>;
  /** Without step-up: it only takes access away, and may be urgent. */
  revoke: OtherCall;
}> = {
  list: { access: 'read accounts', method: 'GET', path: '/api/get-all-api-keys' },
  add: { access: 'write accounts', method: 'POST', path: '/api/add-api-key', stepUp: true },
  revoke: { access: 'write accounts', method: 'DELETE', path: '/api/revoke-api-key/{id}' },
};

/** Errors for a program whose key is not valid. */
export const apiKeyProblems = {
  unknown: 'This API key is not valid. Ask an administrator for a new one.',
  expired: 'This API key has expired. Ask an administrator for a new one.',
  revoked: 'This API key was revoked. Ask an administrator for a new one.',
} as const;

/** Error for a program that makes a call that requires step-up. */
export const keyStepUpText =
  'This requires a person’s password, so an API key can’t do it. Request fewer records, page by page.';

/** Error for a program whose key's scope doesn't allow the call. */
export function forbiddenKeyText(scope: Role): string {
  return `The scope of this API key, ${roleNames[scope]}, doesn’t allow this.`;
}
