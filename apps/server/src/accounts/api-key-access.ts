import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type ApiKeyState, apiKeyPrefix } from '@porchlight/contract/api-keys';
import type { Staff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import type { ApiKeyTable } from '../db/tables.ts';
import { LastUses } from './last-uses.ts';
import { generateSecretToken, hashSecret } from './secret-tokens.ts';

/** `plk_`, the id, and 256 random bits in base64url. */
const keyPattern = new RegExp(`^${apiKeyPrefix}([0-9a-f]{12})_[\\w-]{43}$`);

/** A program whose requests carry an API key. */
export interface ApiKeyIdentity {
  staff: Staff;
  /** Why the key is no longer valid; null for an active key. */
  invalidState: Exclude<ApiKeyState, 'active'> | null;
}

/** Makes a new key: its id, the secret that its program sends (shown once) and the secret's hash, to be stored. */
export function generateApiKey(): { id: number; secret: string; hash: string } {
  const id = randomBytes(6).toString('hex');
  const secret = `${apiKeyPrefix}${id}_${generateSecretToken()}`;
  return { id: Number.parseInt(id, 16), secret, hash: hashSecret(secret) };
}

/** A key's id as it is spelled in the key: 12 hex digits. */
export function formatKeyId(id: number): string {
  return id.toString(16).padStart(12, '0');
}

/** The part of a key that may be shown: prefix and id, without the secret. Undefined for text not in a key's format. */
export function redactedApiKey(secret: string): string | undefined {
  const id = keyPattern.exec(secret)?.[1];
  return id && apiKeyPrefix + id;
}

/** The state of a stored key at a moment: active, expired or revoked. */
export function keyState(
  { revoked_at, expires_at }: Pick<ApiKeyTable, 'revoked_at' | 'expires_at'>,
  now: Date,
): ApiKeyState {
  if (revoked_at !== null) return 'revoked';
  return Number(expires_at) <= now.getTime() ? 'expired' : 'active';
}

/**
 * The actor that a key is recorded as in the history and the security log. Its user id is negative; those of accounts
 * start at 1, so that one column holds both.
 */
export function keyActor({ id, name }: Pick<ApiKeyTable, 'id' | 'name'>): Pick<Staff, 'userId' | 'username'> {
  return { userId: -Number(id), username: `${name} (API key)` };
}

/** Looks up and checks the API keys that requests carry. */
export class ApiKeyAccess {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #lastUses: LastUses;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#lastUses = new LastUses(db, (trx, id, { at }) =>
      trx.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', Number(id)).execute(),
    );
  }

  /** Finds the key of a secret; null when there is none. Records the use of an active key. */
  async authenticateBearer(secret: string): Promise<ApiKeyIdentity | null> {
    const id = Number.parseInt(keyPattern.exec(secret)?.[1] ?? '', 16);
    if (Number.isNaN(id)) return null;
    const row = await this.#db.read.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || !isSame(row.hash, hashSecret(secret))) return null;
    const at = this.#now();
    const state = keyState(row, at);
    if (state === 'active') this.#lastUses.record(String(id), row.last_used_at, { at: at.getTime(), address: '' });
    const staff: Staff = {
      ...{ ...keyActor(row), role: row.scope, isApiKey: true, tokenHash: '', isConfirmed: false },
      readsPersonalData: Number(row.personal_data) === 1,
    };
    return { staff, invalidState: state === 'active' ? null : state };
  }
}

/** Compares two hashes in constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
