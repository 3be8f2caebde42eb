import { canWrite } from '@porchlight/contract/call-access';
import {
  type ChangeSet,
  type ChangeSetEntry,
  type ChangeSetMember,
  changeSetMax,
  changeSetName,
  type NewMemberInput,
  openChangeSetsMax,
} from '@porchlight/contract/change-sets';
import { recordName } from '@porchlight/contract/entities';
import { fileFieldsOf } from '@porchlight/contract/fields';
import { hasPermission } from '@porchlight/contract/permissions';
import { canChangeRecord, stateOf } from '@porchlight/contract/publication';
import { resources as table } from '@porchlight/contract/resources';
import { settingsInSets } from '@porchlight/contract/settings-in-sets';
import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '../access/staff.ts';
import type { StoredSecurityEntry } from '../audit/append-entry.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import { columnOf } from '../db/entity-columns.ts';
import { insert } from '../db/insert.ts';
import { timestamp, toMoment } from '../db/moments.ts';
import { type ChangeSetTable, type Tables, tableNames } from '../db/tables.ts';
import type { SharedChange } from '../entities/resource-service.ts';
import type { Resources } from '../entities/resources.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { check } from '../http/check-input.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Change } from '../records/changes.ts';
import { liveRow, restorableSince } from '../records/live-rows.ts';
import { requireCanChange } from '../writes/publication-state.ts';
import { setOfDraft } from '../writes/sets-of-drafts.ts';
import { type PreparedMembers, prepareMembers, publishMembers, takeBackMembers } from './publish-members.ts';
import { type ReadMember, readMembers } from './read-members.ts';

type StoredSet = Selectable<ChangeSetTable>;

/** Dependencies of change sets. */
interface ChangeSetsOptions {
  db: Database;
  resources: Resources;
  securityLog: Pick<SecurityLog, 'emit'>;
  now: () => Date;
}

/** Sets of unpublished changes that are published together. Its methods throw `HttpError`. docs/decisions/0182 */
export class ChangeSets {
  readonly #db: Database;
  readonly #resources: Resources;
  readonly #securityLog: Pick<SecurityLog, 'emit'>;
  readonly #now: () => Date;

  constructor({ db, resources, securityLog, now }: ChangeSetsOptions) {
    this.#db = db;
    this.#resources = resources;
    this.#securityLog = securityLog;
    this.#now = now;
  }

  /** Returns all sets: those that are not published, newest first; then the published ones, the latest first. */
  async list(): Promise<ChangeSetEntry[]> {
    const rows = await this.#db.read
      .selectFrom('change_sets')
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('change_set_members')
          .whereRef('set_id', '=', 'change_sets.id')
          .select(({ fn }) => fn.countAll().as('count'))
          .as('size'),
      )
      .where('deleted_at', 'is', null)
      .execute();
    const entries = rows.map((row) => presentEntry(row, Number(row.size)));
    const orderOf = ({ published, created, id }: ChangeSetEntry) =>
      `${published ? 0 : 1} ${(published ?? created).at} ${String(id).padStart(9, '0')}`;
    return entries.toSorted((a, b) => orderOf(b).localeCompare(orderOf(a)));
  }

  /** Returns a set with its members as the person may see them. */
  async get(actor: Actor, id: number): Promise<ChangeSet> {
    return this.#present(this.#db.read, await requireSet(this.#db.read, id), actor);
  }

  /** Creates an empty set. @throws HttpError `conflict` for a name that another set has, `validation` for too many */
  async add(actor: Actor, name: string): Promise<ChangeSet> {
    return this.#db.write(async (trx) => {
      await rejectTakenName(trx, name);
      const open = await trx
        .selectFrom('change_sets')
        .select('id')
        .where('published_at', 'is', null)
        .where('deleted_at', 'is', null)
        .execute();
      if (open.length >= openChangeSetsMax)
        throw invalid({ name: `There are ${openChangeSetsMax} sets already. Publish or delete one first.` });
      const row = await insert(trx, 'change_sets', {
        ...{ version: 1, name, created_at: timestamp(this.#now()) },
        ...{ created_by: actor.username, created_by_id: actor.userId },
      });
      return this.#present(trx, await requireSet(trx, row.id), actor);
    });
  }

  /** Renames a set. */
  async rename(actor: Actor, id: number, name: string): Promise<ChangeSet> {
    const set = await this.#db.write(async (trx) => {
      const stored = await requireSet(trx, id);
      requireCanChangeSet(actor, stored);
      await rejectTakenName(trx, name, id);
      await trx.updateTable('change_sets').set({ name }).where('id', '=', id).execute();
      return this.#present(trx, await requireSet(trx, id), actor);
    });
    return this.#emitMembers(set);
  }

  /** Deletes a set that is not published; its records stay as they are. Deleting it again changes nothing. */
  async remove(actor: Actor, id: number): Promise<void> {
    const deleted = await this.#db.write(async (trx) => {
      const set = await findSet(trx, id);
      if (!set) return undefined;
      requireCanChangeSet(actor, set);
      if (set.published_at !== null)
        throw new HttpError('conflict', 'This set is published, and stays as history. You can undo its publication.');
      await trx
        .updateTable('change_sets')
        // It is not published by surprise when the deletion is undone.
        .set({ ...unscheduled, deleted_at: timestamp(this.#now()), version: set.version + 1 })
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('preview_links').where('resource', '=', changeSetName).where('record_id', '=', id).execute();
      return this.#present(trx, set, actor);
    });
    if (deleted) this.#emitMembers(deleted);
  }

  /** Undoes a deletion. Members that are in another set now stay there. @throws HttpError `not_found` */
  async restore(actor: Actor, id: number): Promise<ChangeSet> {
    const restored = await this.#db.write(async (trx) => {
      const set = await trx.selectFrom('change_sets').selectAll().where('id', '=', id).executeTakeFirst();
      if (!set) throw notFound();
      requireCanChangeSet(actor, set);
      if (set.deleted_at !== null) {
        await rejectTakenName(trx, set.name, id);
        for (const { member } of await readMembers(trx, id, null)) {
          if (member.pending === null && (await setOfDraft(trx, member.resource, member.record_id)))
            await trx.deleteFrom('change_set_members').where('id', '=', member.id).execute();
        }
        await trx
          .updateTable('change_sets')
          .set({ deleted_at: null, version: set.version + 1 })
          .where('id', '=', id)
          .execute();
      }
      return this.#present(trx, await requireSet(trx, id), actor);
    });
    return this.#emitMembers(restored);
  }

  /**
   * Puts a draft, or changes of settings, into a set. A draft that is in it already stays; changes of settings replace
   * those that are in it.
   * @throws HttpError `conflict` when it is in another set or has nothing to publish, `forbidden`
   */
  async put(actor: Actor, id: number, { resource: name, record, values }: NewMemberInput): Promise<ChangeSet> {
    const resource = table[name];
    const isSettings = settingsInSets.includes(name);
    const checked = isSettings ? await this.#checkSettings(actor, record, name, values) : undefined;
    return this.#change(actor, id, async (trx, set) => {
      const row = await liveRow({ trx, resource }, record);
      const members = await readMembers(trx, id, null);
      const own = members.find(({ member }) => member.resource === name && member.record_id === record)?.member;
      if (!own && members.length >= changeSetMax)
        throw new HttpError('conflict', `A set can have at most ${changeSetMax} records. Start another one.`);
      const settings = {
        pending: JSON.stringify({ ...JSON.parse(own?.pending ?? '{}'), ...checked?.values }),
        base_version: own?.base_version ?? checked?.version ?? row.version,
      };
      if (own && !isSettings) return [];
      if (own) await trx.updateTable('change_set_members').set(settings).where('id', '=', own.id).execute();
      if (own) return [];
      if (!isSettings) {
        requireCanChange({ resource, now: this.#now(), actor }, row);
        const other = await setOfDraft(trx, name, record);
        if (other) throw new HttpError('conflict', `This is in the set “${other.name}”. Remove it from there first.`);
        if (stateOf(row) === 'published')
          throw new HttpError('conflict', 'This has no unpublished changes. Change it and save a draft first.');
        if (stateOf(row) === 'scheduled')
          throw new HttpError('conflict', 'This is scheduled by itself. Save it as a draft first.');
        if (stateOf(row) === 'archived') throw new HttpError('conflict', 'This is archived. Save it as a draft first.');
      }
      await insert(trx, 'change_set_members', {
        ...{ set_id: set.id, resource: name, record_id: record, replaces: row.replaces ? Number(row.replaces) : null },
        title: recordName(name, row),
        ...(isSettings ? settings : { pending: null, base_version: null }),
      });
      return [];
    });
  }

  /** Takes a member out of a set; it stays as it is. One that is not in it is no error. */
  async takeOut(actor: Actor, id: number, memberId: number): Promise<ChangeSet> {
    return this.#change(actor, id, async (trx, set) => {
      const members = await readMembers(trx, id, actor.role);
      const read = members.find(({ member }) => member.id === memberId);
      if (!read) return [];
      const { row, resource } = read;
      const isOwn = row && canChangeRecord({ id: actor.userId, role: actor.role }, resource.name, row);
      if (!isOwn) requireCanChangeSet(actor, set);
      await trx.deleteFrom('change_set_members').where('id', '=', memberId).execute();
      return [];
    });
  }

  /**
   * Decides a conflict: the set's values will replace the published ones, or are given up for them.
   * @throws HttpError `not_found`, `forbidden`
   */
  async resolve(actor: Actor, id: number, memberId: number, use: 'set' | 'published'): Promise<ChangeSet> {
    const prepared = await this.#prepareResolution(actor, id, memberId, use);
    return this.#change(actor, id, async (trx, _set, shared) => {
      const read = (await readMembers(trx, id, actor.role)).find(({ member }) => member.id === memberId);
      if (!read) throw new HttpError('not_found', 'This is no longer in the set.');
      const { member, row, resource } = read;
      if (read.state !== 'conflict' || !row) return [];
      if (member.pending !== null) {
        const pending = JSON.parse(member.pending);
        const left =
          use === 'set'
            ? pending
            : Object.fromEntries(Object.entries(pending).filter(([field]) => !read.conflicts.includes(field)));
        await trx
          .updateTable('change_set_members')
          .set({ pending: JSON.stringify(left), base_version: row.version })
          .where('id', '=', memberId)
          .execute();
        return [];
      }
      requireCanChange({ resource, now: this.#now(), actor }, row);
      const changes = prepared ? (await prepared(shared)).changes : [];
      const target = await liveRow({ trx, resource }, Number(member.replaces));
      await trx
        .updateTable(tableNames[resource.name])
        .set({ replaces_version: target.version })
        .where('id', '=', row.id)
        .execute();
      return [...changes, { resource: resource.name, id: row.id }];
    });
  }

  /**
   * Publishes all members in one transaction.
   * @param seen what the person has seen of the set
   * @throws HttpError `conflict` when it is another set by now, or that names each member that was refused
   */
  async publish(actor: Actor, id: number, seen: string): Promise<ChangeSet> {
    const members = await readMembers(this.#db.read, id, actor.role);
    const prepared = await prepareMembers(this.#resources.services, members);
    await this.#publish({ actor, id, seen, prepared });
    return this.get(actor, id);
  }

  /**
   * Schedules a set, or unschedules it.
   * @param publishAt as people type it; null to unschedule
   * @throws HttpError `validation` for a time that is over, `conflict` as `publish` does
   */
  async schedule(actor: Actor, id: number, seen: string, publishAt: string | null): Promise<ChangeSet> {
    const moment = publishAt === null ? null : toMoment(publishAt);
    if (moment === undefined || publishAt === '') throw invalid({ publish_at: 'Choose when to publish this.' });
    if (moment !== null && moment <= timestamp(this.#now()))
      throw invalid({ publish_at: 'This time is in the past. Choose a later time, or publish now.' });
    return this.#db
      .write(async (trx) => {
        const set = await requireSet(trx, id);
        requireUnpublished(set);
        const members = await readMembers(trx, id, actor.role);
        if (moment === null) {
          if (!hasPermission(actor.role, 'write content'))
            throw new HttpError('forbidden', 'Only an editor can change when this is published.');
        } else {
          requireSeen(set, members, seen);
          // Nothing is written: what can't be published now can't be scheduled either.
          const refused = members.filter(({ state }) => state !== 'ready' && state !== 'nothing');
          const [first] = refused;
          if (first)
            throw new HttpError(
              first.state === 'forbidden' ? 'forbidden' : 'conflict',
              `This was not scheduled. “${first.title}”: ${first.message}`,
            );
          if (!members.some(({ state }) => state === 'ready'))
            throw new HttpError('conflict', 'There is nothing to publish in this set.');
        }
        await trx
          .updateTable('change_sets')
          .set({
            ...(moment === null
              ? unscheduled
              : { publish_at: moment, scheduled_by: actor.username, scheduled_by_id: actor.userId }),
            ...{ problem: '', version: set.version + 1 },
          })
          .where('id', '=', id)
          .execute();
        return this.#present(trx, await requireSet(trx, id), actor);
      })
      .then((set) => this.#emitMembers(set));
  }

  /**
   * Makes all members what they were before the set was published. The set is open again.
   * @throws HttpError `conflict` that names what others have changed since
   */
  async takeBack(actor: Actor, id: number): Promise<ChangeSet> {
    const { changes, logEntries } = await this.#db.write(async (trx) => {
      const set = await requireSet(trx, id);
      if (set.published_at === null) throw new HttpError('conflict', 'This set is not published.');
      const logEntries: StoredSecurityEntry[] = [];
      const shared = { trx, now: this.#now(), actor, logEntries };
      const published = (await readMembers(trx, id, actor.role)).filter(({ member }) => member.published !== null);
      const changes = await takeBackMembers(shared, this.#resources.services, published);
      await trx
        .updateTable('change_sets')
        .set({
          ...{ published_at: null, published_by: '', version: set.version + 1 },
          ...{ taken_back_at: timestamp(this.#now()), taken_back_by: actor.username },
        })
        .where('id', '=', id)
        .execute();
      return { changes, logEntries };
    });
    this.#committed(changes, logEntries);
    return this.get(actor, id);
  }

  /**
   * Publishes the sets that are due, also those that became due while the server was down. One that can't be published
   * is unscheduled and says why. Several nodes may run it at the same time: each set is published once.
   * @throws AggregateError when some could not be published for another reason; the next call tries again
   */
  async publishDue(): Promise<void> {
    const due = await this.#db.read
      .selectFrom('change_sets')
      .selectAll()
      .where('publish_at', '<=', timestamp(this.#now()))
      .where('deleted_at', 'is', null)
      .orderBy('publish_at')
      .execute();
    const failures: unknown[] = [];
    for (const set of due) {
      try {
        const members = await readMembers(this.#db.read, set.id, null);
        const prepared = await prepareMembers(this.#resources.services, members);
        await this.#publish({ id: set.id, seen: seenOf(set, members), prepared }).catch((error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
          return this.#stop(set, error.message);
        });
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some change sets could not be published.');
  }

  /** Forgets deleted sets whose deletion can't be undone any more. */
  async purge(): Promise<void> {
    const since = restorableSince(this.#now());
    await this.#db.write(async (trx) => {
      const old = trx.selectFrom('change_sets').select('id').where('deleted_at', '<', since);
      await trx.deleteFrom('change_set_members').where('set_id', 'in', old).execute();
      await trx.deleteFrom('change_sets').where('deleted_at', '<', since).execute();
    });
  }

  /** @param by.actor undefined for the server itself, in the name of who scheduled it */
  async #publish({
    actor,
    id,
    seen,
    prepared,
  }: {
    actor?: Actor;
    id: number;
    seen: string;
    prepared: PreparedMembers;
  }): Promise<void> {
    const done = await this.#db.write(async (trx) => {
      const set = await requireSet(trx, id);
      // Another node has just published it.
      if (!actor && (set.publish_at === null || set.publish_at > timestamp(this.#now()))) return undefined;
      requireUnpublished(set);
      const members = await readMembers(trx, id, actor?.role ?? null);
      requireSeen(set, members, seen);
      const author =
        set.scheduled_by_id === null ? undefined : { userId: set.scheduled_by_id, username: set.scheduled_by };
      const logEntries: StoredSecurityEntry[] = [];
      const shared: SharedChange = {
        ...{ trx, now: this.#now(), logEntries },
        ...(actor ? { actor } : { author }),
      };
      const changes = await publishMembers(shared, members, prepared);
      await trx
        .updateTable('change_sets')
        .set({
          ...{ ...unscheduled, problem: '', taken_back_at: null, taken_back_by: '', version: set.version + 1 },
          ...{ published_at: timestamp(this.#now()), published_by: actor?.username ?? set.scheduled_by },
        })
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('preview_links').where('resource', '=', changeSetName).where('record_id', '=', id).execute();
      return { changes, logEntries };
    });
    if (done) this.#committed(done.changes, done.logEntries);
  }

  /** Unschedules a set whose publication failed, stores why, and tells who scheduled it. */
  async #stop({ id, version, name, scheduled_by_id: userId }: StoredSet, problem: string): Promise<void> {
    await this.#db.write(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('change_sets')
        .set({ ...unscheduled, problem, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      // Nothing, if another node has just said so.
      if (numUpdatedRows === 0n || userId === null) return;
      await queueMail(trx, { kind: 'set-failed', userId, facts: { id: String(id), name, problem } }, this.#now());
    });
  }

  /** Changes an open set. @param task returns the changed records, if any */
  async #change(
    actor: Actor,
    id: number,
    task: (trx: Kysely<Tables>, set: StoredSet, shared: SharedChange) => Promise<readonly Change[]>,
  ): Promise<ChangeSet> {
    const { changes, set, before, logEntries } = await this.#db.write(async (trx) => {
      const stored = await requireSet(trx, id);
      requireUnpublished(stored);
      if (stored.publish_at !== null)
        throw new HttpError('conflict', 'This set is scheduled. Cancel that first, then change it.');
      const before = await this.#present(trx, stored, actor);
      const logEntries: StoredSecurityEntry[] = [];
      const changes = await task(trx, stored, { trx, now: this.#now(), actor, logEntries });
      await trx
        .updateTable('change_sets')
        .set({ problem: '', version: stored.version + 1 })
        .where('id', '=', id)
        .execute();
      return { changes, before, logEntries, set: await this.#present(trx, await requireSet(trx, id), actor) };
    });
    this.#committed(changes, logEntries);
    this.#emitMembers(before);
    return this.#emitMembers(set);
  }

  /** Reports the drafts of a set as changed: they say in which set they are. Settings are on every page, and unchanged. */
  #emitMembers(set: ChangeSet): ChangeSet {
    const drafts = set.members.filter(({ resource }) => !settingsInSets.includes(resource));
    this.#committed(
      drafts.map(({ resource, record_id: id }) => ({ resource, id })),
      [],
    );
    return set;
  }

  #committed(changes: readonly Change[], logEntries: readonly StoredSecurityEntry[]): void {
    for (const each of changes) this.#resources.changes.emit(each);
    this.#securityLog.emit([...logEntries]);
  }

  /** Prepares that a draft takes the published values of its conflicting fields; undefined where nothing is to be written. */
  async #prepareResolution(actor: Actor, id: number, memberId: number, use: 'set' | 'published') {
    if (use === 'set') return undefined;
    const read = (await readMembers(this.#db.read, id, actor.role)).find(({ member }) => member.id === memberId);
    if (!read?.row || read.member.pending !== null || read.state !== 'conflict') return undefined;
    const { resource, row, member, conflicts } = read;
    const target = await liveRow({ trx: this.#db.read, resource }, Number(member.replaces));
    const columns = Object.fromEntries(
      conflicts.map((field) => {
        const column = columnOf(field, resource.fields[field]?.kind ?? 'text');
        return [column, target[column] ?? null];
      }),
    );
    const earlier = { columns, version: row.version, revertedTo: row.version };
    return (shared: SharedChange) => this.#resources.services[resource.name].revertIn(shared, row.id, earlier);
  }

  /** @throws HttpError `forbidden`, `validation` for values that the settings can't have */
  async #checkSettings(
    actor: Actor,
    record: number,
    name: NewMemberInput['resource'],
    values: NewMemberInput['values'],
  ) {
    if (!canWrite(actor.role, name))
      throw new HttpError('forbidden', 'Your role can’t change this. Ask an administrator.');
    const { version, ...checked }: Record<string, unknown> = check(table[name].update, values ?? {});
    const fields = Object.keys(checked).filter((field) => field in table[name].fields);
    if (fields.length === 0) throw invalid({ values: 'There is nothing to publish yet. Change something first.' });
    const file = Object.keys(values ?? {}).find((field) => field in fileFieldsOf(table[name].fields));
    if (file !== undefined) throw invalid({ [file]: 'A picture can’t wait in a set. Save it by itself.' });
    const own = Object.fromEntries(fields.map((field) => [field, checked[field]]));
    await this.#resources.services[name].prepareUpdate(record, own, { actor });
    return { values: own, version: typeof version === 'number' ? version : undefined };
  }

  async #present(db: Kysely<Tables>, set: StoredSet, actor: Actor): Promise<ChangeSet> {
    const members = await readMembers(db, set.id, actor.role);
    return {
      ...presentEntry(set, members.length),
      members: members.map(presentMember),
      seen: seenOf(set, members),
    };
  }
}

const unscheduled = { publish_at: null, scheduled_by: '', scheduled_by_id: null };

function presentEntry(set: StoredSet, size: number): ChangeSetEntry {
  const { id, name, created_by, created_at, publish_at, published_at, published_by, problem } = set;
  return {
    ...{ id: Number(id), name, size, problem, publish_at },
    state: stateOfSet(set),
    created: { by: created_by, at: created_at },
    published: published_at === null ? null : { by: published_by, at: published_at },
    taken_back: set.taken_back_at === null ? null : { by: set.taken_back_by, at: set.taken_back_at },
  };
}

function stateOfSet({ published_at, publish_at }: StoredSet): ChangeSetEntry['state'] {
  if (published_at !== null) return 'published';
  return publish_at === null ? 'open' : 'scheduled';
}

function presentMember({ member, title, state, message, changes }: ReadMember): ChangeSetMember {
  return {
    ...{ id: Number(member.id), resource: member.resource, record_id: Number(member.record_id) },
    replaces: member.replaces === null ? null : Number(member.replaces),
    ...{ title, state, message },
    changes: Object.entries(changes).map(([field, [from, to]]) => ({ field, from, to })),
  };
}

/** What a person has seen of a set: it is another one after any change of the set or of its drafts. */
function seenOf({ version }: StoredSet, members: readonly ReadMember[]): string {
  return [version, ...members.map(({ seen }) => seen)].join(' ');
}

function requireSeen(set: StoredSet, members: readonly ReadMember[], seen: string): void {
  if (seen !== seenOf(set, members))
    throw new HttpError('conflict', 'This set has changed since you opened it. Look at it again, then go on.');
}

async function findSet(db: Kysely<Tables>, id: number): Promise<StoredSet | undefined> {
  return db
    .selectFrom('change_sets')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

function notFound(): HttpError {
  return new HttpError('not_found', 'This set was deleted.');
}

async function requireSet(db: Kysely<Tables>, id: number): Promise<StoredSet> {
  const set = await findSet(db, id);
  if (!set) throw notFound();
  return set;
}

function requireUnpublished({ published_at, published_by }: StoredSet): void {
  if (published_at !== null)
    throw new HttpError('conflict', `${published_by || 'Someone'} has already published this set.`);
}

/** @throws HttpError `forbidden` for an author and somebody else's set */
function requireCanChangeSet({ userId, role }: Actor, { created_by_id }: StoredSet): void {
  if (hasPermission(role, 'write content') || userId === Number(created_by_id)) return;
  throw new HttpError('forbidden', 'Only an editor, and the person who created this set, can do this.');
}

async function rejectTakenName(trx: Kysely<Tables>, name: string, ownId = 0): Promise<void> {
  const taken = await trx
    .selectFrom('change_sets')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', ownId)
    .where('published_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (taken)
    throw new HttpError('conflict', 'There is a set with this name already.', {
      fields: { name: 'There is a set with this name already.' },
    });
}
