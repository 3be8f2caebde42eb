import type { ApiKey, ApiKeyScope } from '@porchlight/contract/api-keys';
import { apiKeysMax, securityLogDays } from '@porchlight/contract/limits';
import { foldText } from '@porchlight/contract/text-folding';
import type { Kysely } from 'kysely';
import type { Actor } from '../access/staff.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import { timestamp } from '../db/moments.ts';
import type { ApiKeyTable, Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { formatKeyId, generateApiKey, keyState } from './api-key-access.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Properties of a new API key. */
export interface ApiKeyValues {
  name: string;
  scope: ApiKeyScope;
  days: number;
  /** @default false */
  personal_data?: boolean;
}

/** The organization's API keys. They stay when the account that created them is deleted. */
export class ApiKeys {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #securityLog: SecurityLog;

  constructor(db: Database, now: () => Date, securityLog: SecurityLog) {
    this.#db = db;
    this.#now = now;
    this.#securityLog = securityLog;
  }

  /** All keys, latest first. */
  async list(): Promise<ApiKey[]> {
    const rows = await this.#db.read
      .selectFrom('api_keys')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => this.#toApiKey(row));
  }

  /**
   * Creates a key.
   * @returns the key, and its secret, which can't be read again
   * @throws HttpError `conflict` when another active key has the name, or the maximum number of active keys is reached
   */
  async add(
    { name, scope, days, personal_data: readsPersonalData = false }: ApiKeyValues,
    by: Actor,
  ): Promise<{ key: ApiKey; secret: string }> {
    const { id, secret, hash } = generateApiKey();
    const at = this.#now().getTime();
    const row = {
      ...{
        id,
        name,
        scope,
        personal_data: Number(readsPersonalData),
        hash,
        created_by: by.username,
        created_at: at,
        expires_at: at + days * dayMs,
      },
      ...{ last_used_at: null, revoked_at: null },
    };
    const entry = await this.#db.write(async (trx) => {
      await acquireTransactionLock(trx, 'API keys');
      await this.#rejectName(trx, name);
      await trx.insertInto('api_keys').values(row).execute();
      const { address, requestId } = by;
      const details = { scope, days, ...(readsPersonalData && { personal_data: 'yes' }) };
      return appendEntry(trx, this.#now(), { kind: 'key_created', by, subject: name, details, address, requestId });
    });
    this.#securityLog.emit([entry]);
    return { key: this.#toApiKey(row), secret };
  }

  /** Revokes a key; does nothing if it was revoked before. @throws HttpError `not_found` */
  async revoke(id: number, by: Actor): Promise<void> {
    const entry = await this.#db.write(async (trx) => {
      const row = await trx.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new HttpError('not_found', 'There is no such API key.');
      const revoked = await trx
        .updateTable('api_keys')
        .set({ revoked_at: this.#now().getTime() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!revoked) return undefined;
      const { address, requestId } = by;
      return appendEntry(trx, this.#now(), { kind: 'key_revoked', by, subject: row.name, address, requestId });
    });
    if (entry) this.#securityLog.emit([entry]);
  }

  /** Deletes keys that expired or were revoked before the time that the security log covers. */
  async purge(): Promise<void> {
    const before = this.#now().getTime() - securityLogDays * dayMs;
    await this.#db.write((trx) =>
      trx
        .deleteFrom('api_keys')
        .where((each) => each.or([each('revoked_at', '<=', before), each('expires_at', '<=', before)]))
        .execute(),
    );
  }

  async #rejectName(trx: Kysely<Tables>, name: string): Promise<void> {
    const rows = await trx.selectFrom('api_keys').select(['name', 'revoked_at', 'expires_at']).execute();
    const activeKeys = rows.filter((row) => keyState(row, this.#now()) === 'active');
    if (activeKeys.some((row) => foldText(row.name) === foldText(name))) {
      const message = 'Another active key has this name.';
      throw new HttpError('conflict', message, { fields: { name: message } });
    }
    if (activeKeys.length >= apiKeysMax)
      throw new HttpError('conflict', `There are already ${apiKeysMax} active keys, the maximum. Revoke one first.`);
  }

  #toApiKey(row: ApiKeyTable): ApiKey {
    const moment = (ms: number) => timestamp(new Date(Number(ms)));
    const { id, name, scope, personal_data, created_by, created_at, expires_at, last_used_at } = row;
    return {
      id: formatKeyId(Number(id)),
      ...{ name, scope, personal_data: Number(personal_data) === 1, state: keyState(row, this.#now()), created_by },
      created_at: moment(created_at),
      expires_at: moment(expires_at),
      last_used_at: last_used_at === null ? null : moment(last_used_at),
    };
  }
}
