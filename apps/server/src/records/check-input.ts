import { canWrite } from '@porchlight/contract/call-access';
import type { Resource } from '@porchlight/contract/resources';
import type { z } from 'zod';
import { HttpError, invalid } from '../http-error.ts';
import type { Values } from './columns.ts';
import type { Actor } from './record-change.ts';

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

/**
 * Refuses changes to restricted fields by people who may only edit their own account.
 * @throws HttpError `forbidden` that names the fields
 */
export function rejectRestrictedFields({ name, fields }: Resource, values: Values, { role }: Actor): void {
  const denied = Object.keys(values).filter((field) => fields[field]?.restricted);
  if (denied.length === 0 || canWrite(role, name)) return;
  const message = 'Only an administrator can change this.';
  throw new HttpError('forbidden', message, { fields: Object.fromEntries(denied.map((field) => [field, message])) });
}
