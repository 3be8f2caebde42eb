import { draftPermission } from '@porchlight/contract/call-access';
import {
  activeEditorMinutes,
  type ConcurrentEditor,
  type DraftEntry,
  draftTitleCharacters,
  maxDrafts,
  type SavedDraft,
} from '@porchlight/contract/drafts';
import { draftDays, draftMaxBytes } from '@porchlight/contract/limits';
import { forbiddenText, hasPermission } from '@porchlight/contract/permissions';
import { displayNames } from '../access/person-names.ts';
import type { Actor } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import type { DraftTable } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Stores unsaved forms. Only the account that typed them can read them. */
export class Drafts {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns an account's drafts, newest first. */
  async list({ userId }: Actor): Promise<DraftEntry[]> {
    const rows = await this.#db.read
      .selectFrom('drafts')
      .select(['id', 'resource', 'record', 'title', 'saved_at'])
      .where('user_id', '=', userId)
      .where('saved_at', '>', this.#oldest())
      .orderBy('saved_at', 'desc')
      .execute();
    return rows.map(entryOf);
  }

  /** Returns one of an account's drafts with its values. @throws HttpError `not_found` */
  async get({ userId }: Actor, id: string): Promise<DraftEntry & SavedDraft> {
    const row = await this.#db.read
      .selectFrom('drafts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('saved_at', '>', this.#oldest())
      .executeTakeFirst();
    if (!row) throw new HttpError('not_found', 'This unsaved work no longer exists.');
    return { ...JSON.parse(row.body), ...entryOf(row) };
  }

  /**
   * Stores a draft, replacing the one with the same id.
   * @param id idempotency key of the form
   * @throws HttpError `forbidden` without permission for the form, `too_large`, `conflict` when the form was saved
   * already or the account has too many drafts
   */
  async save(actor: Actor, id: string, { resource, record, title, ...input }: SavedDraft): Promise<void> {
    const { userId, role } = actor;
    if (!hasPermission(role, draftPermission(resource))) throw new HttpError('forbidden', forbiddenText(role));
    const body = JSON.stringify(input);
    if (Buffer.byteLength(body) > draftMaxBytes)
      throw new HttpError(
        'too_large',
        'This unsaved work is too large to keep in your account. It stays on this device.',
      );
    // PostgreSQL can't store NUL in texts.
    const name = title.replaceAll('\0', '').slice(0, draftTitleCharacters);
    const row = { resource, record, title: name, body, saved_at: this.#now().getTime() };
    await this.#db.write(async (trx) => {
      // The draft was sent before the form was saved but arrives after it.
      const saved = await trx
        .selectFrom('idempotency_keys')
        .select('key')
        .where('user_id', '=', userId)
        .where('resource', '=', resource)
        .where('key', '=', id)
        .executeTakeFirst();
      if (saved) throw new HttpError('conflict', 'This is already saved.');
      const others = trx.selectFrom('drafts').where('user_id', '=', userId).where('id', '!=', id);
      const { count } = await others.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      if (Number(count) >= maxDrafts)
        throw new HttpError(
          'conflict',
          `You already have ${maxDrafts} forms with unsaved work, the maximum. Save or discard some.`,
        );
      await trx
        .insertInto('drafts')
        .values({ user_id: userId, id, ...row })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
        .execute();
    });
  }

  /** Deletes one of an account's drafts, if it exists. */
  async remove({ userId }: Actor, id: string): Promise<void> {
    await this.#db.write((trx) =>
      trx.deleteFrom('drafts').where('user_id', '=', userId).where('id', '=', id).execute(),
    );
  }

  /**
   * Returns who else has recently edited a record without saving.
   * @throws HttpError `forbidden` without permission for the form
   */
  async concurrentEditors(
    { userId, role }: Actor,
    { resource, record }: Pick<SavedDraft, 'resource' | 'record'>,
  ): Promise<ConcurrentEditor[]> {
    if (!hasPermission(role, draftPermission(resource))) throw new HttpError('forbidden', forbiddenText(role));
    // New records of different people are different records.
    if (record === 'new') return [];
    const rows = await this.#db.read
      .selectFrom('drafts')
      .innerJoin('users', 'users.id', 'drafts.user_id')
      .select(({ fn }) => ['users.id', 'users.username', fn.max('drafts.saved_at').as('saved_at')])
      .where('drafts.resource', '=', resource)
      .where('drafts.record', '=', record)
      .where('drafts.saved_at', '>', this.#now().getTime() - activeEditorMinutes * minuteMs)
      .where('drafts.user_id', '!=', userId)
      .where('users.deleted_at', 'is', null)
      .groupBy(['users.id', 'users.username'])
      .orderBy('saved_at', 'desc')
      .execute();
    if (rows.length === 0) return [];
    const names = await displayNames(this.#db.read);
    return rows.map(({ id, username, saved_at }) => ({
      username: String(username),
      name: names.get(Number(id)),
      saved_at: timestamp(new Date(saved_at)),
    }));
  }

  /** Deletes expired drafts. */
  async purge(): Promise<void> {
    await this.#db.write((trx) => trx.deleteFrom('drafts').where('saved_at', '<=', this.#oldest()).execute());
  }

  #oldest(): number {
    return this.#now().getTime() - draftDays * dayMs;
  }
}

function entryOf({ id, resource, record, title, saved_at }: Omit<DraftTable, 'user_id' | 'body'>): DraftEntry {
  return { id, resource, record, title, saved_at: timestamp(new Date(saved_at)) };
}
