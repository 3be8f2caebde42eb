/** API keys, with which programs of the organization call the API. docs/decisions/0062 */
import { holdsPersonalData, readPermission } from './call-access.ts';
import { resourceNames } from './entities.ts';
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
  'read redirects',
  'write redirects',
  'read subscribers',
  'write subscribers',
  'read donations',
  'write donations',
  'read donation totals',
  'read history',
  'use trash',
  'restore versions',
];

/** What a key may do: the calls of its scope, and reading personal data if it was given the right to. */
export interface ApiKeyRights {
  scope: Role;
  /** Whether it may read personal data of donors and subscribers, as far as its scope may. */
  personal_data: boolean;
}

/** The permissions to read records with personal data. */
const personalDataPermissions: readonly Permission[] = resourceNames.filter(holdsPersonalData).map(readPermission);

/** Whether keys of a scope can be given the right to personal data: whether the scope reads any. */
export function scopeReadsPersonalData(scope: Role): boolean {
  return personalDataPermissions.some((permission) => hasPermission(scope, permission));
}

/**
 * Why a key may not make a call, for its program; null if it may: a public one, or one whose permission is open to keys
 * and included in its scope.
 */
export function keyRefusal({ scope, personal_data }: ApiKeyRights, access: CallAccess): string | null {
  const permission = permissionOf(access);
  if (permission === null) return access === 'staff' ? forbiddenKeyText(scope) : null;
  if (!keyPermissions.includes(permission) || !hasPermission(scope, permission)) return forbiddenKeyText(scope);
  return personal_data || !personalDataPermissions.includes(permission) ? null : personalDataKeyText;
}

/** Whether a key is valid, or why it isn't. */
export type ApiKeyState = 'active' | 'expired' | 'revoked';

/** A key, without its secret. */
export interface ApiKey {
  /** The part of the key after `plk_` that identifies it; not the secret. */
  id: string;
  name: string;
  scope: ApiKeyScope;
  /** Whether it may read personal data of donors and subscribers. Each such use is in the security log. */
  personal_data: boolean;
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
export const keyStepUpText = 'This requires a person’s password, so an API key can’t do it.';

/** Error for a program that would read personal data with a key that has no right to it. */
export const personalDataKeyText =
  'This API key has no right to personal data. Ask an administrator for one that may read donors and subscribers.';

/** Error for a program whose key's scope doesn't allow the call. */
export function forbiddenKeyText(scope: Role): string {
  return `The scope of this API key, ${roleNames[scope]}, doesn’t allow this.`;
}
