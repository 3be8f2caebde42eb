import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SuppressionReason } from '@porchlight/contract/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { readSetting } from '../db/stored-settings.ts';
import type { Tables } from '../db/tables.ts';

/** Most rows that one statement writes, so that it stays below the databases' limits of parameters. */
const chunkRows = 1000;
const keyBytes = 32;
const keySetting = 'suppression_key';

/** Why an address is not added to the email list, and since when. */
export interface Suppression {
  reason: SuppressionReason;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  at: string;
}

/**
 * Returns the key of the hashes; created on first use. It is in the settings, which backups contain, and not among the
 * shared secrets: with a new key, people who have left would be added again after a restore. docs/decisions/0189
 */
export async function suppressionKey(db: Database): Promise<Buffer> {
  const value = await db.write(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ name: keySetting, value: randomBytes(keyBytes).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await readSetting(trx, keySetting)) ?? '';
  });
  return Buffer.from(value, 'base64url');
}

/**
 * The addresses that are not added to the email list without a new consent of their owner: of people who have left, to
 * which emails bounced, and that staff removed. Only keyed hashes are stored, which recognize an address that someone
 * enters and don't tell it.
 */
export class SuppressedAddresses {
  readonly #key: Buffer;

  /** @param key see {@link suppressionKey} */
  constructor(key: Buffer) {
    this.#key = key;
  }

  /**
   * Returns which addresses are suppressed, and why: those in the table, and those that staff moved to the trash.
   * @param keys addresses as the list compares them: see `comparisonKey`
   */
  async find(db: Kysely<Tables>, keys: readonly string[]): Promise<Map<string, Suppression>> {
    if (keys.length === 0) return new Map();
    const deleted = await db
      .selectFrom('emails')
      .select(['email_key', 'deleted_at'])
      .where('deleted_at', 'is not', null)
      .where('email_key', 'in', keys)
      .orderBy('deleted_at')
      .execute();
    const keyOfHash = new Map(keys.map((key) => [this.#hashOf(key), key]));
    const stored = await db
      .selectFrom('suppressed_addresses')
      .selectAll()
      .where('hash', 'in', [...keyOfHash.keys()])
      .execute();
    const found = new Map<string, Suppression>(
      deleted.map(({ email_key, deleted_at }) => [String(email_key), { reason: 'removed', at: String(deleted_at) }]),
    );
    for (const { hash, reason, at } of stored) {
      const key = keyOfHash.get(hash) ?? '';
      // What the person did counts more than what staff did.
      if (reason !== 'removed' || !found.has(key)) found.set(key, { reason, at });
    }
    return found;
  }

  /** Stores an address. */
  add(trx: Kysely<Tables>, key: string, suppression: Suppression): Promise<void> {
    return this.#store(trx, [[key, suppression]]);
  }

  /** Forgets an address: its owner has agreed again. */
  async forget(trx: Kysely<Tables>, key: string): Promise<void> {
    await trx.deleteFrom('suppressed_addresses').where('hash', '=', this.#hashOf(key)).execute();
  }

  /** Stores the addresses that are about to be deleted permanently. @param since moment of the last deletions */
  async rememberRemoved(trx: Kysely<Tables>, since: string): Promise<void> {
    const rows = await trx
      .selectFrom('emails')
      .select(['email_key', 'deleted_at', 'status'])
      .where('deleted_at', '<', since)
      .orderBy('deleted_at')
      .execute();
    // Those of people who have left are stored already, and the housekeeping deletes what nobody has confirmed.
    const removed = rows.filter(({ status }) => status !== 'left' && status !== 'bounced');
    await this.#store(
      trx,
      removed.map((row) => [String(row.email_key), { reason: 'removed', at: String(row.deleted_at) }]),
    );
  }

  async #store(trx: Kysely<Tables>, suppressions: readonly (readonly [string, Suppression])[]): Promise<void> {
    // Of an address that was removed twice, the latest removal counts: one statement can't write a row twice.
    const latest = new Map(suppressions.map(([key, suppression]) => [this.#hashOf(key), suppression]));
    const values = [...latest].map(([hash, suppression]) => ({ hash, ...suppression }));
    for (let start = 0; start < values.length; start += chunkRows) {
      await trx
        .insertInto('suppressed_addresses')
        .values(values.slice(start, start + chunkRows))
        .onConflict((conflict) =>
          conflict
            .column('hash')
            .doUpdateSet(({ ref }) => ({ reason: ref('excluded.reason'), at: ref('excluded.at') })),
        )
        .execute();
    }
  }

  /** The secret of links to leave, made of the same key, which backups contain. */
  leavingSecret(): Buffer {
    return createHmac('sha256', this.#key).update('links to leave').digest();
  }

  /** Two steps, since addresses that were stored before there was a key are the hash of the first. */
  #hashOf(key: string): string {
    const plain = createHash('sha256').update(key).digest('base64url');
    return createHmac('sha256', this.#key).update(plain).digest('base64url');
  }
}
