import { canWrite } from '@porchlight/contract/call-access';
import type { Resource } from '@porchlight/contract/resources';
import type { Actor } from '../access/staff.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Values } from '../records/columns.ts';

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
