import { type AccountDuty, dutyRefusals, reauthenticationText } from '@porchlight/contract/account-texts';
import { apiKeyPrefix, apiKeyProblems, keyMayCall, keyStepUpText, refusedKeyText } from '@porchlight/contract/api-keys';
import { type CallAccess, mayCall, refusedText } from '@porchlight/contract/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../http-error.ts';
import type { ApiKeyAccess, KeyBearer } from './api-key-access.ts';
import type { Staff, Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person or the program with an API key, null for a visitor. */
    staff: Staff | null;
    /** Whose API key has ended, null for everybody else. */
    endedKey: KeyBearer | null;
    /** What somebody has to do with their account before they are staff; null for nothing. */
    duty: AccountDuty | null;
  }
  interface FastifyContextConfig {
    /** Whether staff have to have given their password lately: always, or for some requests. */
    stepUp?: boolean | ((request: FastifyRequest) => boolean);
    /** Who may make the call; every route under `/api` says it. */
    access?: CallAccess;
  }
}

/** What tokens and keys are looked up in. */
export interface SessionOptions {
  tokens: Tokens;
  keys: ApiKeyAccess;
  /**
   * Counts and writes down an API key that nobody has. @default it is refused, no more
   * @throws HttpError `too_many_requests` where too many came from its address
   */
  wrongKey?: (request: FastifyRequest, key: string) => Promise<void>;
}

/**
 * Finds out who is calling, and refuses whoever may not: a call is open to those alone whom its route names. A token that is
 * malformed, unknown or has ended makes its bearer a visitor, no more; an API key that opens nothing is refused at every
 * call, since a program that is taken for a visitor would go on with less than there is.
 * @throws Error at the start for a route under `/api` that names nobody
 */
export const session = fastifyPlugin(async (app: FastifyInstance, options: SessionOptions) => {
  app.decorateRequest('staff', null);
  app.decorateRequest('duty', null);
  app.decorateRequest('endedKey', null);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const staff = token ? await bearerOf(token, request, options) : null;
    request.staff = staff && { ...staff, address: request.ip, requestId: request.id };
    const { access, stepUp } = request.routeOptions.config;
    if (staff?.duty) holdTo(request, staff.duty, access);
    if (access) requireAccess(request, access);
    if (request.staff && (typeof stepUp === 'function' ? stepUp(request) : stepUp)) requireConfirmed(request.staff);
  });
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !config?.access)
      throw new Error(`${url} has to say who may call it: config.access.`);
  });
});

/**
 * Whose account is not complete is a visitor, but for the calls of who is signed in at all: those of their own account.
 * @throws HttpError `account_incomplete` where a visitor would be asked to sign in
 */
function holdTo(request: FastifyRequest, duty: AccountDuty, access?: CallAccess): void {
  if (access === 'staff') return;
  request.staff = null;
  request.duty = duty;
  if (access && !mayCall(null, access)) requireStaff(request);
}

/**
 * @throws HttpError `unauthorized` for an API key that opens nothing, where somebody makes a call with it;
 * `too_many_requests` after too many that nobody has
 */
async function bearerOf(token: string, request: FastifyRequest, { tokens, keys, wrongKey }: SessionOptions) {
  if (!token.startsWith(apiKeyPrefix)) return tokens.staffOf(token, request.ip);
  const bearer = await keys.bearerOf(token);
  if (bearer && !bearer.ended) return bearer.staff;
  if (!request.routeOptions.config.access) return null;
  request.endedKey = bearer;
  if (!bearer) await wrongKey?.(request, token);
  throw new HttpError('unauthorized', apiKeyProblems[bearer?.ended ?? 'unknown']);
}

/** @throws HttpError `unauthorized` for a visitor, `forbidden` for staff whose role doesn't let them */
function requireAccess(request: FastifyRequest, access: CallAccess): void {
  const { staff, params } = request;
  const isOwn = staff !== null && idIn(params) === String(staff.userId);
  const may = staff?.isApiKey ? keyMayCall(staff.role, access) : mayCall(staff?.role ?? null, access, isOwn);
  if (may) return;
  throw refused(requireStaff(request));
}

/** @throws HttpError `reauthentication_required` where the password was given longer ago than it may be, `forbidden` for a program */
export function requireConfirmed({ isConfirmed, isApiKey }: Pick<Staff, 'isConfirmed' | 'isApiKey'>): void {
  if (isApiKey) throw new HttpError('forbidden', keyStepUpText);
  if (!isConfirmed) throw new HttpError('reauthentication_required', reauthenticationText);
}

function idIn(params: unknown): unknown {
  return typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
}

/** What is answered to somebody whose role, or a program whose scope, doesn't let them. */
export function refused({ role, isApiKey }: Pick<Staff, 'role' | 'isApiKey'>): HttpError {
  return new HttpError('forbidden', isApiKey ? refusedKeyText(role) : refusedText(role));
}

/**
 * The signed-in person who calls.
 * @throws HttpError `unauthorized` for a visitor, `account_incomplete` for somebody who has to do something first
 */
export function requireStaff(request: FastifyRequest): Staff {
  if (request.duty) throw new HttpError('account_incomplete', dutyRefusals[request.duty]);
  if (!request.staff) throw new HttpError('unauthorized', 'Please sign in.');
  return request.staff;
}
