import { ApiError } from '../api/index.ts';

/**
 * Explains a failed request: the server refused it (such as deleting one's own account), the record no longer exists,
 * or there is no connection.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Nothing was changed. Try again.';
  if (error.status === 404) return 'It no longer exists. Someone else has deleted it.';
  if (error.status >= 500) return 'Something went wrong on the server. Try again.';
  // There is no form whose fields could show these.
  const [reason] = Object.values(error.fields ?? {});
  return reason ?? error.message;
}
