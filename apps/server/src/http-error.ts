import type { AnyRecord } from '@porchlight/contract/entity';
import { type ErrorBody, type ErrorCode, errorStatus } from '@porchlight/contract/errors';

/** What an error answer carries besides its code and message. */
export interface HttpErrorDetails {
  /** What is wrong with which field, by the field's name. */
  fields?: Record<string, string>;
  /** With `stale_version`: the record as it is now; with a picture that is in the library already: the one there. */
  current?: AnyRecord;
  /** After how many seconds another try makes sense; becomes the `Retry-After` header. */
  retryAfterSeconds?: number;
}

/** A failure that the caller may know of: it becomes an error answer of the one shape. */
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

  /** The HTTP status it travels under. */
  get status(): number {
    return errorStatus[this.code];
  }

  /** The body of the answer. */
  get body(): ErrorBody {
    const { fields, current } = this.details;
    return {
      error: { code: this.code, message: this.message, ...(fields && { fields }), ...(current && { current }) },
    };
  }
}

/**
 * A failure of single fields.
 * @param fields what is wrong, by the field's name
 */
export function invalid(fields: Record<string, string>): HttpError {
  return new HttpError('validation', 'Please check what you entered.', { fields });
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The system's code of an error, such as `EPERM`; '' for one without. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A failure to start that the operator can mend: shown as its message alone, without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
