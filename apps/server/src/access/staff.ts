import {
  type AccountDuty,
  accountDutyErrors,
  type PasswordProblem,
  reauthenticationText,
} from '@porchlight/contract/account-texts';
import { forbiddenKeyText, keyStepUpText } from '@porchlight/contract/api-keys';
import { forbiddenText, type Role } from '@porchlight/contract/permissions';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, or the program with an API key; null for a visitor. */
    staff: Staff | null;
    /** What a signed-in person has to do with their account before they count as staff; null for nothing. */
    duty: AccountDuty | null;
  }
}

/** A signed-in person, or a program with an API key. */
export interface Staff {
  /** Negative for a program: see `keyActor`. */
  userId: number;
  username: string;
  /** Display name; '' for none. */
  name?: string;
  role: Role;
  /** Set for a program, which may do what its scope allows and nothing that concerns a personal account. */
  isApiKey?: true;
  /** For a program: whether its key has the right to read personal data of donors and subscribers. */
  readsPersonalData?: boolean;
  /** What is wrong with the password they signed in with. */
  passwordProblem?: PasswordProblem;
  /** Hash of the request's session token; '' with an API key. */
  tokenHash: string;
  /** Whether they gave their password or a factor within the last `stepUpMinutes`. */
  isConfirmed: boolean;
  /** What they have to do with their account before anything else. */
  duty?: AccountDuty;
  /** The request's IP address; `requestId` is its id. */
  address?: string;
  requestId?: string;
}

/** The signed-in person or the API key that makes a change. */
export interface Actor {
  userId: number;
  username: string;
  role: Role;
  /** Hash of the request's token; '' with an API key. */
  tokenHash: string;
  /** IP address and id of the request. */
  address?: string;
  requestId?: string;
}

/**
 * Requires step-up.
 * @throws HttpError `reauthentication_required` when the password was given too long ago, `forbidden` for a program
 */
export function requireConfirmed({ isConfirmed, isApiKey }: Pick<Staff, 'isConfirmed' | 'isApiKey'>): void {
  if (isApiKey) throw new HttpError('forbidden', keyStepUpText);
  if (!isConfirmed) throw new HttpError('reauthentication_required', reauthenticationText);
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
