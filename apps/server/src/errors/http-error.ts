import type { AnyRecord } from '@porchlight/contract/entity';
import { type ErrorBody, type ErrorCode, errorStatus } from '@porchlight/contract/errors';

/** What an error response carries besides its code and message. */
export interface HttpErrorDetails {
  /** Validation errors, keyed by field name. */
  fields?: Record<string, string>;
  /** With `stale_version`: the record as it is now. For a picture that the library has already: its record there. */
  current?: AnyRecord;
  /** Seconds after which a retry makes sense; sent as the `Retry-After` header. */
  retryAfterSeconds?: number;
}

/** An error that may be shown to the client, sent as an error response. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly details: HttpErrorDetails;

  /** @param message a sentence a person can act on */
  constructor(code: ErrorCode, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.name = 'HttpError';
    this.code = code;
    this.details = details;
  }

  /** The HTTP status of its response. */
  get status(): number {
    return errorStatus[this.code];
  }

  /** The body of its response. */
  get body(): ErrorBody {
    const { fields, current } = this.details;
    return {
      error: { code: this.code, message: this.message, ...(fields && { fields }), ...(current && { current }) },
    };
  }
}

/**
 * Creates a validation error.
 * @param fields error messages, keyed by field name
 */
export function invalid(fields: Record<string, string>): HttpError {
  return new HttpError('validation', 'Check what you entered.', { fields });
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of an error, such as `EPERM`; '' when it has none. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A failure of a start or command that the operator can fix: shown as its message alone, without a stack trace. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
