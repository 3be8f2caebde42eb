import type { AnyRecord } from './entity.ts';

/** Error codes of the server, each with its HTTP status. */
export const errorStatus = {
  bad_request: 400,
  validation: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  reauthentication_required: 403,
  account_incomplete: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  stale_version: 409,
  confirmation_required: 409,
  gone: 410,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  bad_file: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** Code of an error response. */
export type ErrorCode = keyof typeof errorStatus;

/** Body of every error response. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    /** A sentence that a person can act on. */
    message: string;
    /** Validation errors by the field's name. */
    fields?: Record<string, string>;
    /** With `stale_version`: the current record. */
    current?: AnyRecord;
  };
}
