import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@porchlight/contract/limits';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Crockford's: no letter is taken for another or for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 120 bits: more than the 112 from which on a plain hash is enough. ASVS 5.0, 6.5.2 */
const codeCharacters = 24;

/** Gives an account other recovery codes. @returns them, to be shown once: only their SHA-256 is kept */
export async function replaceRecoveryCodes(trx: Kysely<Tables>, user_id: number): Promise<string[]> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  const codes = Array.from({ length: recoveryCodeCount }, madeUpCode);
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ hash: hashOf(code), user_id })))
    .execute();
  return codes;
}

/** Uses up a recovery code, however it is spelled. @returns whether the account had it */
export async function spendRecoveryCode(trx: Kysely<Tables>, userId: number, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(code))
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

function madeUpCode(): string {
  const signs = Array.from({ length: codeCharacters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return signs.replace(/.{6}(?=.)/g, '$&-');
}

function hashOf(code: string): string {
  const plain = code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return createHash('sha256')
    .update(plain.replace(/[^0-9A-Z]/g, ''))
    .digest('base64url');
}
