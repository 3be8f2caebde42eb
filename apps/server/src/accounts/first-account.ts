import { randomBytes } from 'node:crypto';
import { highestRole } from '@porchlight/contract/permissions';
import type { Database } from '../db/database.ts';
import type { Resources } from '../entities/resources.ts';
import { HttpError, StartError } from '../errors/http-error.ts';

/** The account that the first start creates. */
export interface FirstAccount {
  username: string;
  /** Set when the password was generated; to be shown once and not stored. */
  generatedPassword?: string;
}

/** Random bytes of a generated password: 120 bits. */
const passwordBytes = 15;

/** Generates a random password. */
export function randomPassword(): string {
  return randomBytes(passwordBytes).toString('base64url');
}

/**
 * Creates the first account when there is none.
 * @param password its password; generated if undefined
 * @throws StartError when the name or the password is invalid
 * @returns null when there are accounts already
 */
export async function ensureFirstAccount(
  { db, resources }: { db: Database; resources: Resources },
  { username, password }: { username: string; password?: string },
): Promise<FirstAccount | null> {
  const hasAccounts = async () =>
    (await db.read.selectFrom('users').select('id').where('deleted_at', 'is', null).limit(1).execute()).length > 0;
  if (await hasAccounts()) return null;
  const generatedPassword = password ? undefined : randomPassword();
  try {
    await resources.services.user.create({
      username,
      email: '',
      role: highestRole,
      password: password ?? generatedPassword,
    });
  } catch (error) {
    // Another node that starts on the same database has created it in the meantime.
    if (error instanceof HttpError && error.code === 'conflict' && (await hasAccounts())) return null;
    const invalidFields = error instanceof HttpError ? Object.entries(error.details.fields ?? {}) : [];
    if (invalidFields.length === 0) throw error;
    throw new StartError(invalidFields.map(([field, text]) => `ADMIN_${field.toUpperCase()}: ${text}`).join('\n'));
  }
  return { username, generatedPassword };
}
