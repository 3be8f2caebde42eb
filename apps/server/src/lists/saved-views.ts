import { readPermission, writePermission } from '@porchlight/contract/call-access';
import type { ResourceName } from '@porchlight/contract/entities';
import { restoreDays, savedViewsMax } from '@porchlight/contract/limits';
import { hasPermission } from '@porchlight/contract/permissions';
import type {
  ChangedViewResponse,
  NewSavedView,
  SavedView,
  SavedViewChange,
  SavedViewsResponse,
} from '@porchlight/contract/saved-views';
import type { Kysely, Selectable } from 'kysely';
import { forbiddenError, type Staff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/failures.ts';
import { nameKey } from '../db/name-key.ts';
import type { SavedViewTable, Tables } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Row = Selectable<SavedViewTable>;

/** What a view shows. */
type Settings = Pick<NewSavedView, 'search' | 'filters' | 'sort' | 'columns'>;

/**
 * The views of lists that people save. A view is private until it is shared with everyone who may read the list; a
 * shared one is changed by whose it is, and by those who may change all records of the list. Its methods throw
 * `HttpError`: `not_found` also for a private view of somebody else.
 */
export class SavedViews {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns a person's own views of a list, then the shared ones of others. @throws HttpError `forbidden` */
  async of(staff: Staff, resource: ResourceName): Promise<SavedViewsResponse> {
    requireReader(staff, resource);
    return { saved_views: await this.#visible(this.#db.read, staff, resource) };
  }

  /** Saves a view. @throws HttpError `forbidden`, `validation` for a name that the person has used, `conflict` */
  async add(staff: Staff, { resource, name, is_shared, ...settings }: NewSavedView): Promise<ChangedViewResponse> {
    requireReader(staff, resource);
    return this.#write(staff, async (trx) => {
      await requireFreeName(trx, { resource, user_id: staff.userId, name });
      await requireRoom(trx, { resource, user_id: staff.userId, is_shared: Number(is_shared) });
      return trx
        .insertInto('saved_views')
        .values({
          ...{ version: 1, resource, user_id: staff.userId, name, name_key: nameKey(name) },
          ...{ settings: settingsOf(settings), is_shared: Number(is_shared), deleted_at: null },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /**
   * Changes a view, renames or shares it.
   * @throws HttpError `not_found`, `forbidden`, `validation`, `conflict` when it was changed since the given version
   */
  async update(staff: Staff, id: number, change: SavedViewChange): Promise<ChangedViewResponse> {
    const { version, name, is_shared, ...settings } = change;
    return this.#write(staff, async (trx) => {
      const row = await changeable(trx, staff, id);
      if (Number(row.version) !== version)
        throw new HttpError(
          'conflict',
          'Someone else has changed this view in the meantime. Look at it again, then repeat your change.',
        );
      const next = {
        name: name ?? row.name,
        name_key: nameKey(name ?? row.name),
        is_shared: is_shared === undefined ? Number(row.is_shared) : Number(is_shared),
        settings: settingsOf({ ...readSettings(row), ...settings }),
        version: version + 1,
      };
      const owner = { resource: row.resource, user_id: Number(row.user_id), id };
      if (next.name_key !== row.name_key) await requireFreeName(trx, { ...owner, name: next.name });
      if (next.is_shared > Number(row.is_shared)) await requireRoom(trx, { ...owner, is_shared: 1 });
      await trx.updateTable('saved_views').set(next).where('id', '=', id).execute();
      return { ...row, ...next };
    });
  }

  /** Deletes a view; for some days it can be restored. @throws HttpError `not_found`, `forbidden` */
  async remove(staff: Staff, id: number): Promise<ChangedViewResponse> {
    return this.#write(staff, async (trx) => {
      const row = await changeable(trx, staff, id);
      await trx.updateTable('saved_views').set({ deleted_at: this.#now().getTime() }).where('id', '=', id).execute();
      return row;
    });
  }

  /**
   * Takes a deletion back.
   * @throws HttpError `not_found`, `forbidden`, `validation` when its name was used meanwhile, `conflict`
   */
  async restore(staff: Staff, id: number): Promise<ChangedViewResponse> {
    return this.#write(staff, async (trx) => {
      const row = await changeable(trx, staff, id, true);
      if (row.deleted_at === null) return row;
      const { resource, name, is_shared } = row;
      const owner = { resource, user_id: Number(row.user_id) };
      await requireFreeName(trx, { ...owner, name });
      await requireRoom(trx, { ...owner, is_shared: Number(is_shared) });
      await trx.updateTable('saved_views').set({ deleted_at: null }).where('id', '=', id).execute();
      return row;
    });
  }

  /**
   * Deletes views for good: those that can no longer be restored, and private ones of accounts that are gone. What such
   * an account shared stays.
   */
  async purge(): Promise<void> {
    const before = this.#now().getTime() - restoreDays * dayMs;
    await this.#db.write(async (trx) => {
      await trx.deleteFrom('saved_views').where('deleted_at', '<=', before).execute();
      await trx
        .deleteFrom('saved_views')
        .where('is_shared', '=', 0)
        .where('user_id', 'not in', trx.selectFrom('users').select('id') as never)
        .execute();
    });
  }

  /** Makes a change, and returns the views of its list after it. */
  async #write(staff: Staff, task: (trx: Kysely<Tables>) => Promise<Row>): Promise<ChangedViewResponse> {
    try {
      return await this.#db.write(async (trx) => {
        const { id, resource } = await task(trx);
        return { id: Number(id), saved_views: await this.#visible(trx, staff, resource) };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? nameTaken() : error;
    }
  }

  async #visible(db: Kysely<Tables>, staff: Staff, resource: ResourceName): Promise<SavedView[]> {
    const rows = await db
      .selectFrom('saved_views')
      .selectAll()
      .where('resource', '=', resource)
      .where('deleted_at', 'is', null)
      .where((each) => each.or([each('user_id', '=', staff.userId), each('is_shared', '=', 1)]))
      .orderBy('name_key')
      .orderBy('id')
      .execute();
    const owners = await usernames(db, new Set(rows.map(({ user_id }) => Number(user_id))));
    const views = rows.map((row) => ({
      ...{ id: Number(row.id), version: Number(row.version), name: row.name, ...readSettings(row) },
      is_shared: Number(row.is_shared) === 1,
      is_own: Number(row.user_id) === staff.userId,
      owner: owners.get(Number(row.user_id)) ?? '',
      can_change: canChange(staff, row),
    }));
    return [...views.filter(({ is_own }) => is_own), ...views.filter(({ is_own }) => !is_own)];
  }
}

function requireReader(staff: Staff, resource: ResourceName): void {
  if (!hasPermission(staff.role, readPermission(resource))) throw forbiddenError(staff);
}

function canChange({ userId, role }: Staff, { user_id, resource }: Row): boolean {
  return Number(user_id) === userId || hasPermission(role, writePermission(resource));
}

/** Returns a view that a person may change. @param isDeleted whether it may be deleted */
async function changeable(trx: Kysely<Tables>, staff: Staff, id: number, isDeleted = false): Promise<Row> {
  const row = await trx.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst();
  const isVisible = row && (Number(row.user_id) === staff.userId || Number(row.is_shared) === 1);
  if (!row || !isVisible || (row.deleted_at !== null && !isDeleted))
    throw new HttpError('not_found', 'This view was deleted, or is no longer shared.');
  requireReader(staff, row.resource);
  if (!canChange(staff, row))
    throw new HttpError(
      'forbidden',
      'Only its owner, or someone who may change all records of this list, can change this view.',
    );
  return row;
}

/** @throws HttpError `validation` when the person has another view of this name */
async function requireFreeName(
  trx: Kysely<Tables>,
  { resource, user_id, name, id = 0 }: Pick<Row, 'resource' | 'user_id' | 'name'> & { id?: number },
): Promise<void> {
  const taken = await trx
    .selectFrom('saved_views')
    .select('id')
    .where('resource', '=', resource)
    .where('user_id', '=', user_id)
    .where('name_key', '=', nameKey(name))
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken) throw nameTaken();
}

function nameTaken(): HttpError {
  return invalid({ name: 'There is already a view with this name. Choose another one.' });
}

/** @throws HttpError `conflict` when the person has too many views of the list, or too many are shared */
async function requireRoom(
  trx: Kysely<Tables>,
  { resource, user_id, is_shared, id = 0 }: Pick<Row, 'resource' | 'user_id' | 'is_shared'> & { id?: number },
): Promise<void> {
  const rows = await trx
    .selectFrom('saved_views')
    .select(['user_id', 'is_shared'])
    .where('resource', '=', resource)
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .execute();
  if (rows.filter((row) => Number(row.user_id) === Number(user_id)).length >= savedViewsMax)
    throw new HttpError('conflict', `You can save at most ${savedViewsMax} views of a list. Delete one first.`);
  if (is_shared === 1 && rows.filter((row) => Number(row.is_shared) === 1).length >= savedViewsMax)
    throw new HttpError('conflict', `At most ${savedViewsMax} views of a list can be shared. Stop sharing one first.`);
}

function settingsOf({ search, filters, sort, columns }: Settings): string {
  return JSON.stringify({ search, filters, sort, columns });
}

function readSettings({ settings }: Row): Settings {
  return JSON.parse(settings);
}

/** Usernames of the accounts that can sign in, by id. */
async function usernames(db: Kysely<Tables>, ids: ReadonlySet<number>): Promise<Map<number, string>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', [...ids] as never)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, username }) => [Number(id), String(username)]));
}
