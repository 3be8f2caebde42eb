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
  await storeFactorKind(trx, userId);
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
  await storeFactorKind(trx, userId);
  if (!(await factors.has(userId, trx))) await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await revokeAccess(trx, userId, exceptTokenHash);
  return true;
}

/** Stores which factors an account has, for the list of users. */
async function storeFactorKind(trx: Kysely<Tables>, userId: number): Promise<void> {
  const app = await trx
    .selectFrom('totp_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const passkey = await trx
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const [one, other] = [app && 'app', passkey && 'passkey'];
  const second_factor = one && other ? 'both' : (one ?? other ?? 'none');
  await trx.updateTable('users').set({ second_factor }).where('id', '=', userId).execute();
}
