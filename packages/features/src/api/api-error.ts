import type { AnyRecord } from '@porchlight/contract/entity';
import type { ErrorBody, ErrorCode } from '@porchlight/contract/errors';

/** A request that the backend rejected or that never reached it. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  /** Validation errors by field name. */
  readonly fields: Record<string, string>;
  /** For a stale version, the record as it is now; for a picture that is already in the library, that picture. */
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

/** Makes an ApiError of a response's error body; a body of another shape gives an error with only the status. */
export function apiErrorFrom(status: number, body: unknown): ApiError {
  const error = isObject(body) && isObject(body.error) ? (body.error as Partial<ErrorBody['error']>) : {};
  return new ApiError(status, error);
}

/** Whether the error is a 404 or a 410. */
export function isNotFoundError(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** Whether the error has a 4xx status, so that a retry can't help. Also takes errors from dehydrated page state. */
export function isClientError(error: unknown): boolean {
  return isObject(error) && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
