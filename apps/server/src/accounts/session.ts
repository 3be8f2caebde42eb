import { type AccountDuty, accountDuties, reauthenticationText } from '@porchlight/contract/account-texts';
import { type CallAccess, mayCall, refusedText } from '@porchlight/contract/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from '../http-error.ts';
import type { Staff, Tokens } from './tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, null for a visitor. */
    staff: Staff | null;
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

/**
 * Finds out who is calling, and refuses whoever may not: a call is open to those alone whom its route names. A token that is
 * malformed, unknown or has ended makes its bearer a visitor, no more.
 * @throws Error at the start for a route under `/api` that names nobody
 */
export const session = fastifyPlugin(async (app: FastifyInstance, options: { tokens: Tokens }) => {
  app.decorateRequest('staff', null);
  app.decorateRequest('duty', null);
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const staff = token ? await options.tokens.staffOf(token, request.ip) : null;
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

/** @throws HttpError `unauthorized` for a visitor, `forbidden` for staff whose role doesn't let them */
function requireAccess(request: FastifyRequest, access: CallAccess): void {
  const { staff, params } = request;
  const isOwn = staff !== null && idIn(params) === String(staff.userId);
  if (mayCall(staff?.role ?? null, access, isOwn)) return;
  throw refused(requireStaff(request));
}

/** @throws HttpError `reauthentication_required` where the password was given longer ago than it may be */
export function requireConfirmed({ isConfirmed }: Pick<Staff, 'isConfirmed'>): void {
  if (!isConfirmed) throw new HttpError('reauthentication_required', reauthenticationText);
}

function idIn(params: unknown): unknown {
  return typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
}

/** What is answered to somebody whose role doesn't let them. */
export function refused({ role }: Pick<Staff, 'role'>): HttpError {
  return new HttpError('forbidden', refusedText(role));
}

/**
 * The signed-in person who calls.
 * @throws HttpError `unauthorized` for a visitor, `account_incomplete` for somebody who has to do something first
 */
export function requireStaff(request: FastifyRequest): Staff {
  if (request.duty) throw new HttpError('account_incomplete', accountDuties[request.duty].refusal);
  if (!request.staff) throw new HttpError('unauthorized', 'Please sign in.');
  return request.staff;
}
