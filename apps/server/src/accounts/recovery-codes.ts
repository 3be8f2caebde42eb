import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@porchlight/contract/limits';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { hashSecret } from './secret-tokens.ts';

/** Crockford's Base32, without easily confused characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 120 bits of entropy: from 112 bits a plain hash is enough. ASVS 5.0, 6.5.2 */
const codeCharacters = 24;

/** Replaces an account's recovery codes. @returns the new codes, to be shown once: only their SHA-256 is stored */
export async function replaceRecoveryCodes(trx: Kysely<Tables>, user_id: number): Promise<string[]> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  const codes = Array.from({ length: recoveryCodeCount }, randomCode);
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ hash: hashOf(code), user_id })))
    .execute();
  return codes;
}

/** Consumes a recovery code, ignoring case, punctuation and spaces. @returns whether the account had it */
export async function consumeRecoveryCode(trx: Kysely<Tables>, userId: number, code: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(code))
    .returning('hash')
    .executeTakeFirst();
  return deleted !== undefined;
}

function randomCode(): string {
  const signs = Array.from({ length: codeCharacters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return signs.replace(/.{6}(?=.)/g, '$&-');
}

function hashOf(code: string): string {
  const normalized = code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return hashSecret(normalized.replace(/[^0-9A-Z]/g, ''));
}
