import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Ends an account's sessions, its sign-ins that wait for a second factor, and the account links sent for it.
 * @param exceptTokenHash token hash of a session that stays: that of a person who changes their own account
 */
export async function revokeAccess(trx: Kysely<Tables>, userId: number, exceptTokenHash = ''): Promise<void> {
  await trx.deleteFrom('tokens').where('user_id', '=', userId).where('hash', '<>', exceptTokenHash).execute();
  await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
  await trx.deleteFrom('account_links').where('user_id', '=', userId).execute();
}
