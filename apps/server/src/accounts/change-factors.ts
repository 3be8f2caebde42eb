import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { endAccess } from './end-access.ts';
import type { Factors } from './factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/**
 * Adds a factor to an account; what was given out for it ends, but for one session.
 * @param add whether it could be added
 * @returns recovery codes, where it is the first: none else. Null when it was not added
 */
export async function addFactor(
  trx: Kysely<Tables>,
  { factors, userId, keptToken }: { factors: Factors; userId: number; keptToken: string },
  add: () => Promise<boolean>,
): Promise<string[] | null> {
  const hadAny = await factors.has(userId, trx);
  if (!(await add())) return null;
  await endAccess(trx, userId, keptToken);
  return hadAny ? [] : replaceRecoveryCodes(trx, userId);
}

/**
 * Removes factors of an account; what was given out for it ends. The recovery codes go with the last.
 * @param remove whether there was one
 * @param keptToken hash of the token of the session that goes on: of who removed their own
 */
export async function removeFactor(
  trx: Kysely<Tables>,
  { factors, userId, keptToken }: { factors: Factors; userId: number; keptToken?: string },
  remove: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await remove())) return false;
  if (!(await factors.has(userId, trx))) await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await endAccess(trx, userId, keptToken);
  return true;
}
