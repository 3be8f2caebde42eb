import type { MySession } from '@porchlight/contract/account-calls';
import type { AccountDuty, PasswordProblem } from '@porchlight/contract/account-texts';
import { stepUpMinutes } from '@porchlight/contract/limits';
import { type Role, readRole } from '@porchlight/contract/permissions';
import type { Kysely } from 'kysely';
import type { Staff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { dateOf, type Factors } from './factors.ts';
import { LastUses } from './last-uses.ts';
import { generateSecretToken, hashSecret, secretTokenPattern } from './secret-tokens.ts';

/** How long sessions last, in milliseconds. */
export interface SessionLimits {
  /** A session ends when it was not used for this long. */
  idleMs: number;
  /** A session ends this long after sign-in. */
  absoluteMs: number;
  /** A session with ‘keep me signed in’ ends this long after sign-in; 0 when that is not offered. */
  rememberedMs: number;
}

/** Facts about a sign-in that are stored with its session. */
export interface SessionDetails {
  /** What is wrong with the password they signed in with. @default nothing */
  problem?: PasswordProblem | null;
  /** @default '' */
  device?: string;
  /** @default '' */
  address?: string;
  /** Whether they chose ‘keep me signed in’; ignored when that is not offered. @default false */
  isKept?: boolean;
}

/** Issues and checks session tokens. Only a token's SHA-256 is stored. */
export class SessionTokens {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #limits: SessionLimits;
  readonly #factors: Pick<Factors, 'has'>;
  readonly #factorRoles: readonly Role[];
  readonly #lastUses: LastUses;

  /** @param factorRoles roles whose accounts need a second factor before they can do anything else */
  constructor(
    db: Database,
    now: () => Date,
    limits: SessionLimits,
    factors: Pick<Factors, 'has'>,
    factorRoles: readonly Role[] = [],
  ) {
    this.#db = db;
    this.#now = now;
    this.#limits = limits;
    this.#factors = factors;
    this.#factorRoles = factorRoles;
    this.#lastUses = new LastUses(db, async (trx, hash, { at, address }) => {
      const used = await trx
        .updateTable('tokens')
        .set({ last_used_at: at, ...(address && { address }) })
        .where('hash', '=', hash)
        .returning('user_id')
        .executeTakeFirst();
      if (used) await storeLastSeen(trx, used.user_id, at);
    });
  }

  /** For how many days ‘keep me signed in’ lasts; 0 when it is not offered. */
  get keepDays(): number {
    return this.#limits.rememberedMs / dayMs;
  }

  /** Creates a session and returns its token, which can't be read again. */
  async issue(userId: number, { problem, device, address, isKept }: SessionDetails = {}): Promise<string> {
    const token = generateSecretToken();
    const at = this.#now().getTime();
    const row = {
      hash: hashSecret(token),
      user_id: userId,
      created_at: at,
      last_used_at: at,
      confirmed_at: at,
      password_problem: problem ?? null,
      device: device ?? '',
      address: address ?? '',
      is_kept: Number(isKept === true && this.#limits.rememberedMs > 0),
    };
    await this.#db.write(async (trx) => {
      await trx.insertInto('tokens').values(row).execute();
      await storeLastSeen(trx, userId, at);
    });
    return token;
  }

  /** Replaces a session's token, in the transaction that changes its account's rights. The old token stops working. */
  async renew(tokenHash: string, trx: Kysely<Tables>): Promise<string> {
    const token = generateSecretToken();
    await trx
      .updateTable('tokens')
      .set({ hash: hashSecret(token) })
      .where('hash', '=', tokenHash)
      .execute();
    return token;
  }

  /**
   * Finds the person of a token; null when it is unknown, revoked or its session has ended. Records the use.
   * @param address IP address that it is used from
   */
  async staffOf(token: string, address?: string): Promise<Staff | null> {
    if (!secretTokenPattern.test(token)) return null;
    const hash = hashSecret(token);
    const row = await this.#db.read
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .select(['tokens.created_at', 'tokens.last_used_at', 'tokens.confirmed_at', 'tokens.is_kept'])
      .select([
        'tokens.password_problem',
        'users.id',
        'users.username',
        'users.name',
        'users.role',
        'users.handed_over',
      ])
      .where('tokens.hash', '=', hash)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row || this.#hasEnded({ ...row, last_used_at: this.#lastUses.of(hash, row.last_used_at) })) return null;
    const at = this.#now().getTime();
    this.#lastUses.record(hash, row.last_used_at, { at, address: address ?? '' });
    const passwordProblem = row.password_problem ?? undefined;
    const { id, username } = row;
    const role = readRole(row.role);
    const needsFactor = this.#factorRoles.includes(role) && !(await this.#factors.has(Number(id)));
    const duty: AccountDuty | undefined = needsFactor ? 'factor' : undefined;
    const isConfirmed = at - Number(row.confirmed_at) < stepUpMinutes * 60 * 1000;
    return {
      ...{ userId: Number(id), username: String(username), name: String(row.name), role },
      ...{ passwordProblem, tokenHash: hash, isConfirmed },
      duty: Number(row.handed_over) === 1 ? 'password' : duty,
    };
  }

  /** Records that a session's person has just given their password or factor again (step-up). */
  async confirm(tokenHash: string): Promise<void> {
    const confirmed_at = this.#now().getTime();
    await this.#db.write((trx) =>
      trx.updateTable('tokens').set({ confirmed_at }).where('hash', '=', tokenHash).execute(),
    );
  }

  /** A person's active sessions, most recently used first. @param currentHash token hash of the current session */
  async sessionsOf(userId: number, currentHash: string): Promise<MySession[]> {
    const rows = await this.#db.read
      .selectFrom('tokens')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('last_used_at', 'desc')
      .execute();
    return rows
      .filter((row) => !this.#hasEnded(row))
      .map(({ hash, device, address, created_at, last_used_at, is_kept }) => ({
        // Identifies the session, and can't be used as a token.
        id: hashSecret(hash),
        ...{ device, address, created_at: dateOf(created_at), last_used_at: dateOf(last_used_at) },
        ...{ is_kept: Number(is_kept) === 1, is_own: hash === currentHash },
      }));
  }

  /** Ends a person's session. @returns the name of its device; undefined when there is no such session */
  async end(userId: number, id: string): Promise<string | undefined> {
    return this.#db.write(async (trx) => {
      const rows = await trx.selectFrom('tokens').select(['hash', 'device']).where('user_id', '=', userId).execute();
      const row = rows.find(({ hash }) => hashSecret(hash) === id);
      if (row) await trx.deleteFrom('tokens').where('hash', '=', row.hash).execute();
      return row?.device;
    });
  }

  /** Ends all of a person's sessions except one. */
  async endOthers(userId: number, tokenHash: string): Promise<void> {
    await this.#db.write((trx) =>
      trx.deleteFrom('tokens').where('user_id', '=', userId).where('hash', '<>', tokenHash).execute(),
    );
  }

  /** Ends the session of a token. */
  async revoke(tokenHash: string): Promise<void> {
    await this.#db.write((trx) => trx.deleteFrom('tokens').where('hash', '=', tokenHash).execute());
  }

  /** Deletes sessions that have ended. */
  async purge(): Promise<void> {
    const { idleMs, absoluteMs, rememberedMs } = this.#limits;
    const at = this.#now().getTime();
    await this.#db.write((trx) =>
      trx
        .deleteFrom('tokens')
        .where((each) =>
          each.or([
            each('created_at', '<=', at - Math.max(rememberedMs, absoluteMs)),
            each.and([
              ...(rememberedMs > 0 ? [each('is_kept', '=', 0)] : []),
              each.or([each('created_at', '<=', at - absoluteMs), each('last_used_at', '<=', at - idleMs)]),
            ]),
          ]),
        )
        .execute(),
    );
  }

  #hasEnded(row: { created_at: number; last_used_at: number; is_kept: number }): boolean {
    const { idleMs, absoluteMs, rememberedMs } = this.#limits;
    const at = this.#now().getTime();
    if (Number(row.is_kept) === 1 && rememberedMs > 0) return at - Number(row.created_at) >= rememberedMs;
    return at - Number(row.created_at) >= absoluteMs || at - Number(row.last_used_at) >= idleMs;
  }
}

/** Stores when a person last used the site, for the list of users. It is no change of the account. @param at milliseconds */
async function storeLastSeen(trx: Kysely<Tables>, userId: number, at: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ last_seen: dateOf(at) })
    .where('id', '=', userId)
    .execute();
}

const dayMs = 24 * 60 * 60 * 1000;
