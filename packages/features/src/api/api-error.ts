import type { AnyRecord } from '@porchlight/contract/entity';
import type { ErrorBody, ErrorCode } from '@porchlight/contract/errors';

/** A call that the backend refused or that never reached it. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  /** What is wrong with which field. */
  readonly fields: Record<string, string>;
  /** With a stale version: the record as it is now; with a picture that is in the library already: the one there. */
  readonly current: AnyRecord | undefined;

  constructor(status: number, error: Partial<Omit<ErrorBody['error'], 'code'>> & { code?: ErrorCode | 'network' }) {
    super(error.message ?? `The call was answered with status ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = error.code ?? (status === 0 ? 'network' : 'internal');
    this.fields = error.fields ?? {};
    this.current = error.current;
  }
}

/** Reads the one error shape out of an answer's body; any other body gives an error with the status alone. */
export function apiErrorFrom(status: number, body: unknown): ApiError {
  const error = isObject(body) && isObject(body.error) ? (body.error as Partial<ErrorBody['error']>) : {};
  return new ApiError(status, error);
}

/** Whether what was asked for is not there, or not any more. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** Whether asking again can't help, because the backend has understood and refused. Also for an error that came with the page's state. */
export function isClientFault(error: unknown): boolean {
  return isObject(error) && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
