import { randomBytes } from 'node:crypto';
import { checkInCode } from '@porchlight/contract/registrations/check-in-code';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Returns the codes of registrations, which they keep from the first time that somebody asks for them. A code says
 * nothing about a person, and opens nothing: only staff can find out whose it is.
 * @param trx a transaction
 */
export async function checkInCodes(
  trx: Kysely<Tables>,
  registrations: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (registrations.length === 0) return new Map();
  const stored = await readCodes(trx, registrations);
  const lacking = registrations.filter((id) => !stored.has(id));
  if (lacking.length === 0) return stored;
  for (let start = 0; start < lacking.length; start += rowsPerInsert)
    await trx
      .insertInto('check_in_codes')
      .values(
        lacking.slice(start, start + rowsPerInsert).map((registration_id) => ({
          registration_id,
          code: checkInCode(randomBytes(5)),
        })),
      )
      // Another node may just have done the same. Of 40 random bits, two are hardly ever equal: the next call adds it.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return readCodes(trx, registrations);
}

/** Returns the code of one registration. */
export async function checkInCodeOf(db: Database, registration: number): Promise<string> {
  const stored = await readCodes(db.read, [registration]);
  const codes = stored.size > 0 ? stored : await db.write((trx) => checkInCodes(trx, [registration]));
  return codes.get(registration) ?? '';
}

/** Keeps a statement below the number of parameters that databases take. */
const rowsPerInsert = 500;

/** Reads the codes that registrations have; one that was never asked for is missing. */
export async function readCodes(
  db: Kysely<Tables>,
  registrations: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const codes = new Map<number, string>();
  for (let start = 0; start < registrations.length; start += rowsPerInsert) {
    const rows = await db
      .selectFrom('check_in_codes')
      .selectAll()
      .where('registration_id', 'in', registrations.slice(start, start + rowsPerInsert))
      .execute();
    for (const { registration_id, code } of rows) codes.set(Number(registration_id), code);
  }
  return codes;
}
