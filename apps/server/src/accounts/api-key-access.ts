import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type ApiKeyState, apiKeyPrefix } from '@porchlight/contract/api-keys';
import type { Database } from '../db/database.ts';
import type { ApiKeyTable } from '../db/tables.ts';
import { hashOfSecret, newSecretToken } from './secret-tokens.ts';
import type { Staff } from './tokens.ts';

/** The last use is written down at most this often, in milliseconds, so that reads stay reads. */
const noteUseEveryMs = 60 * 1000;

/** `plk_`, the id, and 256 random bits in base64url. */
const keyPattern = new RegExp(`^${apiKeyPrefix}([0-9a-f]{12})_[\\w-]{43}$`);

/** A program that calls with a key. */
export interface KeyBearer {
  staff: Staff;
  /** Why it opens nothing; null for one that works. */
  ended: Exclude<ApiKeyState, 'active'> | null;
}

/** A new key: its id and the text that its program sends, which is told once. */
export function makeApiKey(): { id: number; secret: string; hash: string } {
  const id = randomBytes(6).toString('hex');
  const secret = `${apiKeyPrefix}${id}_${newSecretToken()}`;
  return { id: Number.parseInt(id, 16), secret, hash: hashOfSecret(secret) };
}

/** A key's id as it stands in the key. */
export function shownKeyId(id: number): string {
  return id.toString(16).padStart(12, '0');
}

/** What of a key may be told: its beginning and its id, which open nothing. Undefined for what isn't made like a key. */
export function publicPartOf(secret: string): string | undefined {
  const id = keyPattern.exec(secret)?.[1];
  return id && apiKeyPrefix + id;
}

/** Whether a stored key works at a moment, and if not, why. */
export function keyState(
  { revoked_at, expires_at }: Pick<ApiKeyTable, 'revoked_at' | 'expires_at'>,
  now: Date,
): ApiKeyState {
  if (revoked_at !== null) return 'revoked';
  return Number(expires_at) <= now.getTime() ? 'expired' : 'active';
}

/**
 * Who a key is in the history and the security log: a name that says so, and an id that no account has. Accounts count
 * up from 1, keys are below zero, so that one column holds both.
 */
export function keyActor({ id, name }: Pick<ApiKeyTable, 'id' | 'name'>): Pick<Staff, 'userId' | 'username'> {
  return { userId: -Number(id), username: `${name} (API key)` };
}

/** Checks the keys of programs. */
export class ApiKeyAccess {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Whose key this is, null when it is nobody's. Counts as a use of one that works. */
  async bearerOf(secret: string): Promise<KeyBearer | null> {
    const id = Number.parseInt(keyPattern.exec(secret)?.[1] ?? '', 16);
    if (Number.isNaN(id)) return null;
    const row = await this.#db.read.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || !isSame(row.hash, hashOfSecret(secret))) return null;
    const at = this.#now();
    const state = keyState(row, at);
    if (state === 'active' && at.getTime() - Number(row.last_used_at) >= noteUseEveryMs) {
      const used = { last_used_at: at.getTime() };
      await this.#db.write((trx) => trx.updateTable('api_keys').set(used).where('id', '=', id).execute());
    }
    const staff = { ...keyActor(row), role: row.scope, isApiKey: true, tokenHash: '', isConfirmed: false } as const;
    return { staff, ended: state === 'active' ? null : state };
  }
}

/** Compares two hashes in a time that doesn't tell how much of them is alike. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
