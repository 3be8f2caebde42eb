import { type AccountDuty, accountDutyErrors, reauthenticationText } from '@porchlight/contract/account-texts';
import {
  apiKeyPrefix,
  apiKeyProblems,
  forbiddenKeyText,
  keyRefusal,
  keyStepUpText,
} from '@porchlight/contract/api-keys';
import { type CallAccess, canCall, forbiddenText } from '@porchlight/contract/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../http-error.ts';
import type { ApiKeyAccess, ApiKeyIdentity } from './api-key-access.ts';
import type { Staff, Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, or the program with an API key; null for a visitor. */
    staff: Staff | null;
    /** The program whose API key has expired or was revoked; null for all other requests. */
    endedKey: ApiKeyIdentity | null;
    /** What a signed-in person has to do with their account before they count as staff; null for nothing. */
    duty: AccountDuty | null;
  }
  interface FastifyContextConfig {
    /** Whether the call requires step-up, a recently given password: always, or for some requests. */
    stepUp?: boolean | ((request: FastifyRequest) => boolean);
    /** Who may make the call; required for every route under `/api`. */
    access?: CallAccess;
  }
}

/** Where tokens and API keys are looked up. */
export interface SessionOptions {
  tokens: Tokens;
  keys: ApiKeyAccess;
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
export const session = fastifyPlugin(async (app: FastifyInstance, options: SessionOptions) => {
  app.decorateRequest('staff', null);
  app.decorateRequest('duty', null);
  app.decorateRequest('endedKey', null);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const staff = token ? await authenticateBearer(token, request, options) : null;
    request.staff = staff && { ...staff, address: request.ip, requestId: request.id };
    const { access, stepUp } = request.routeOptions.config;
    if (staff?.duty) restrictToDuty(request, staff.duty, access);
    if (access) requireAccess(request, access);
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
  { tokens, keys, onUnknownKey }: SessionOptions,
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
function requireAccess(request: FastifyRequest, access: CallAccess): void {
  const { staff, params } = request;
  if (staff?.isApiKey) {
    const refusal = keyRefusal({ scope: staff.role, personal_data: staff.readsPersonalData === true }, access);
    if (refusal) throw new HttpError('forbidden', refusal);
    return;
  }
  const isOwn = staff !== null && idParam(params) === String(staff.userId);
  if (!canCall(staff?.role ?? null, access, isOwn)) throw forbiddenError(requireStaff(request));
}

/**
 * Requires step-up.
 * @throws HttpError `reauthentication_required` when the password was given too long ago, `forbidden` for a program
 */
export function requireConfirmed({ isConfirmed, isApiKey }: Pick<Staff, 'isConfirmed' | 'isApiKey'>): void {
  if (isApiKey) throw new HttpError('forbidden', keyStepUpText);
  if (!isConfirmed) throw new HttpError('reauthentication_required', reauthenticationText);
}

function idParam(params: unknown): unknown {
  return typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
}

/** The error for a person whose role, or a program whose scope, doesn't allow a call. */
export function forbiddenError({ role, isApiKey }: Pick<Staff, 'role' | 'isApiKey'>): HttpError {
  return new HttpError('forbidden', isApiKey ? forbiddenKeyText(role) : forbiddenText(role));
}

/**
 * The signed-in person or program that makes the request.
 * @throws HttpError `unauthorized` for a visitor, `account_incomplete` for a person whose account is incomplete
 */
export function requireStaff(request: FastifyRequest): Staff {
  if (request.duty) throw new HttpError('account_incomplete', accountDutyErrors[request.duty]);
  if (!request.staff) throw new HttpError('unauthorized', 'Sign in to continue.');
  return request.staff;
}
