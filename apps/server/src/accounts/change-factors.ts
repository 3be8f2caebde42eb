import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Factors } from './factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { revokeAccess } from './revoke-access.ts';

/**
 * Adds a factor to an account, and ends its sessions (except one), pending sign-ins and links.
 * @param add stores the factor; false when it could not
 * @returns new recovery codes when it is the account's first factor, else an empty array; null when it was not added
 */
export async function addFactor(
  trx: Kysely<Tables>,
  { factors, userId, exceptTokenHash }: { factors: Factors; userId: number; exceptTokenHash: string },
  add: () => Promise<boolean>,
): Promise<string[] | null> {
  const hadAny = await factors.has(userId, trx);
  if (!(await add())) return null;
  await revokeAccess(trx, userId, exceptTokenHash);
  return hadAny ? [] : replaceRecoveryCodes(trx, userId);
}

/**
 * Removes factors of an account, and ends its sessions, pending sign-ins and links. Without any factor left, its
 * recovery codes are deleted too.
 * @param remove deletes the factors; false when there was none
 * @param exceptTokenHash token hash of the session that stays: that of a person who changes their own account
 * @returns whether any was removed
 */
export async function removeFactor(
  trx: Kysely<Tables>,
  { factors, userId, exceptTokenHash }: { factors: Factors; userId: number; exceptTokenHash?: string },
  remove: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await remove())) return false;
  if (!(await factors.has(userId, trx))) await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await revokeAccess(trx, userId, exceptTokenHash);
  return true;
}
