import type { AccountDuty } from '@porchlight/contract/account-texts';
import { apiKeyPrefix, apiKeyProblems, keyRefusal } from '@porchlight/contract/api-keys';
import { type CallAccess, canCall, isForNamed } from '@porchlight/contract/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { forbiddenError, requireConfirmed, requireStaff, type Staff } from '../access/staff.ts';
import { HttpError } from '../errors/http-error.ts';
import type { ApiKeyAccess, ApiKeyIdentity } from './api-key-access.ts';
import type { SessionTokens } from './session-tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The program whose API key has expired or was revoked; null for all other requests. */
    endedKey: ApiKeyIdentity | null;
    /** The forms whose entries alone the person may read, of calls for people who are named; null for no such limit. */
    namedForms: readonly number[] | null;
  }
  interface FastifyContextConfig {
    /** Whether the call requires step-up, a recently given password: always, or for some requests. */
    stepUp?: boolean | ((request: FastifyRequest) => boolean);
    /** Who may make the call; required for every route under `/api`. */
    access?: CallAccess;
  }
}

/** Where tokens and API keys are looked up. */
export interface AuthenticationOptions {
  tokens: SessionTokens;
  keys: ApiKeyAccess;
  /** The forms that name a person. @default none */
  readNamedForms?: (staff: Staff) => Promise<readonly number[]>;
  /**
   * Throttles and logs requests with an unknown API key. @default the request is only refused
   * @throws HttpError `too_many_requests` when too many came from the same address
   */
  onUnknownKey?: (request: FastifyRequest, key: string) => Promise<void>;
}

/**
 * Authenticates each request and authorizes it by its route's `config.access`. A session token that is malformed,
 * unknown or has ended makes its bearer a visitor. An API key that is not valid is refused by every call, since a
 * program that is treated as a visitor would carry on with incomplete data.
 * @throws Error at startup for a route under `/api` without `config.access`
 */
export const authentication = fastifyPlugin(async (app: FastifyInstance, options: AuthenticationOptions) => {
  app.decorateRequest('staff', null);
  app.decorateRequest('duty', null);
  app.decorateRequest('endedKey', null);
  app.decorateRequest('namedForms', null);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const staff = token ? await authenticateBearer(token, request, options) : null;
    request.staff = staff && { ...staff, address: request.ip, requestId: request.id };
    const { access, stepUp } = request.routeOptions.config;
    if (staff?.duty) restrictToDuty(request, staff.duty, access);
    if (access) await requireAccess(request, access, options);
    if (request.staff && (typeof stepUp === 'function' ? stepUp(request) : stepUp)) requireConfirmed(request.staff);
  });
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !config?.access)
      throw new Error(`${url} must declare who can call it, in config.access.`);
  });
});

/**
 * Treats a person with an incomplete account as a visitor, except in calls for anybody signed in (access `staff`), such
 * as those for their own account.
 * @throws HttpError `account_incomplete` where a visitor would get `unauthorized`
 */
function restrictToDuty(request: FastifyRequest, duty: AccountDuty, access?: CallAccess): void {
  if (access === 'staff') return;
  request.staff = null;
  request.duty = duty;
  if (access && !canCall(null, access)) requireStaff(request);
}

/**
 * Finds the person or program of a token. An invalid API key counts as none outside of calls, such as on pages.
 * @throws HttpError `unauthorized` for a call with an invalid API key; `too_many_requests` after too many unknown ones
 */
async function authenticateBearer(
  token: string,
  request: FastifyRequest,
  { tokens, keys, onUnknownKey }: AuthenticationOptions,
) {
  if (!token.startsWith(apiKeyPrefix)) return tokens.staffOf(token, request.ip);
  const bearer = await keys.authenticateBearer(token);
  if (bearer && !bearer.invalidState) return bearer.staff;
  if (!request.routeOptions.config.access) return null;
  request.endedKey = bearer;
  if (!bearer) await onUnknownKey?.(request, token);
  throw new HttpError('unauthorized', apiKeyProblems[bearer?.invalidState ?? 'unknown']);
}

/** @throws HttpError `unauthorized` for a visitor, `forbidden` for staff whose role or scope doesn't allow the call */
async function requireAccess(
  request: FastifyRequest,
  access: CallAccess,
  { readNamedForms }: AuthenticationOptions,
): Promise<void> {
  const { staff, params } = request;
  if (staff?.isApiKey) {
    const refusal = keyRefusal({ scope: staff.role, personal_data: staff.readsPersonalData === true }, access);
    if (refusal) throw new HttpError('forbidden', refusal);
    return;
  }
  const isOwn = staff !== null && idParam(params) === String(staff.userId);
  if (canCall(staff?.role ?? null, access, isOwn)) return;
  const named = staff && isForNamed(access) ? await readNamedForms?.(staff) : undefined;
  if (!named || named.length === 0) throw forbiddenError(requireStaff(request));
  request.namedForms = named;
}

function idParam(params: unknown): unknown {
  return typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
}
