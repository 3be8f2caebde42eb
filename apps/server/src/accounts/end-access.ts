import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Ends what was given out for an account as it was: its sessions, sign-ins that wait for a factor, and the links that were sent to it.
 * @param keptToken hash of the token of a session that goes on: of who changed their own account
 */
export async function endAccess(trx: Kysely<Tables>, userId: number, keptToken = ''): Promise<void> {
  await trx.deleteFrom('tokens').where('user_id', '=', userId).where('hash', '<>', keptToken).execute();
  await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
  await trx.deleteFrom('account_links').where('user_id', '=', userId).execute();
}
