import type { z } from 'zod';
import { HttpError, invalid } from '../errors/http-error.ts';

/**
 * Validates input and returns it as the schema normalizes it; unknown fields are dropped.
 * @throws HttpError `bad_request` when it is not an object, `validation` with the first message of each field
 */
export function check<T extends object>(schema: z.ZodType<T>, input: unknown): T {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new HttpError('bad_request', 'The body has to be an object with a record’s fields.');
  }
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[String(path[0])] ??= message;
  throw invalid(fields);
}
