import { canWrite } from '@porchlight/contract/call-access';
import { isComputed } from '@porchlight/contract/fields';
import { storedFields } from '@porchlight/contract/publication';
import { keysOf } from '@porchlight/contract/records-by-key';
import type { Resource } from '@porchlight/contract/resources';
import { columnOf } from '../db/entity-columns.ts';
import { isUniqueViolation } from '../db/failures.ts';
import { inSavepoint } from '../db/savepoint.ts';
import { type ColumnValue, type StoredRow, tableNames } from '../db/tables.ts';
import type { SharedChange, SharedResult } from '../entities/resource-service.ts';
import type { Resources } from '../entities/resources.ts';
import { HttpError } from '../errors/http-error.ts';
import { liveDraft } from '../publication/replacements.ts';
import type { Change } from '../records/changes.ts';
import { findLiveRow } from '../records/live-rows.ts';
import { differences } from '../records/stored-changes.ts';
import type { PublishedMember, ReadMember } from './read-members.ts';

/** How each member is published, prepared before the transaction, by the member's id; or why it can't be. */
export type PreparedMembers = ReadonlyMap<number, ((change: SharedChange) => Promise<SharedResult>) | HttpError>;

/** Why a member was refused. */
export interface Refusal {
  title: string;
  message: string;
}

/** Prepares the publication of the members that are ready. */
export async function prepareMembers(
  services: Resources['services'],
  members: readonly ReadMember[],
): Promise<PreparedMembers> {
  const prepared = new Map<number, ((change: SharedChange) => Promise<SharedResult>) | HttpError>();
  for (const { member, state } of members) {
    if (state !== 'ready') continue;
    const values = member.pending === null ? { state: 'published' } : JSON.parse(member.pending);
    try {
      prepared.set(member.id, await services[member.resource].prepareUpdate(member.record_id, values));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      prepared.set(member.id, error);
    }
  }
  return prepared;
}

/**
 * Publishes members in a transaction.
 * @param members as read in it
 * @throws HttpError `conflict` that names each member that was refused: then the caller's transaction changes nothing
 */
export async function publishMembers(
  change: SharedChange,
  members: readonly ReadMember[],
  prepared: PreparedMembers,
): Promise<Change[]> {
  if (!members.some(({ state }) => state !== 'nothing'))
    throw new HttpError('conflict', 'There is nothing to publish in this set.');
  const refused: Refusal[] = [];
  const changes: Change[] = [];
  for (const read of members) {
    const { state, title, message, member } = read;
    if (state === 'nothing') continue;
    const publish = prepared.get(member.id);
    if (state !== 'ready' || !publish) {
      refused.push({ title, message });
      continue;
    }
    try {
      if (publish instanceof HttpError) throw publish;
      changes.push(...(await inSavepoint(change.trx, () => publishMember(change, read, publish))));
    } catch (error) {
      refused.push({ title, message: reasonOf(error) });
    }
  }
  if (refused.length > 0) throw refusedError('Nothing was published.', refused);
  return changes;
}

async function publishMember(
  change: SharedChange,
  { member, resource, row }: ReadMember,
  publish: (change: SharedChange) => Promise<SharedResult>,
): Promise<readonly Change[]> {
  const { trx } = change;
  const before = await findLiveRow({ trx, resource }, member.replaces ?? member.record_id);
  const { row: after, changes } = await publish(change);
  const published: PublishedMember = {
    changes:
      member.replaces === null && member.pending === null
        ? differences(resource, undefined, after)
        : differences(resource, before, after),
    columns: before ? changedFrom(resource, before, after) : {},
    ...{ from: before?.version ?? 0, version: after.version, createdBy: row?.created_by ?? null },
  };
  await trx
    .updateTable('change_set_members')
    .set({ record_id: after.id, published: JSON.stringify(published) })
    .where('id', '=', member.id)
    .execute();
  return changes;
}

/** The earlier values of the columns that a publication has changed. */
function changedFrom(resource: Resource, before: StoredRow, after: StoredRow): Record<string, ColumnValue> {
  const columns = Object.entries(storedFields(resource)).map(([field, { kind }]) => columnOf(field, kind));
  // Of a record that was not visible before.
  const all = before.published_at === after.published_at ? columns : [...columns, 'published_at'];
  return Object.fromEntries(
    all.flatMap((each) => (before[each] === after[each] ? [] : [[each, before[each] ?? null]])),
  );
}

/**
 * Makes published members what they were before, with their changes as drafts again.
 * @throws HttpError `conflict` that names each member that was refused: then the caller's transaction changes nothing
 */
export async function takeBackMembers(
  change: SharedChange,
  services: Resources['services'],
  members: readonly ReadMember[],
): Promise<Change[]> {
  const refused: Refusal[] = [];
  const changes: Change[] = [];
  // The last one first: what was published later may depend on what was published before.
  for (const read of members.toReversed()) {
    try {
      changes.push(...(await inSavepoint(change.trx, () => takeBackMember(change, services, read))));
    } catch (error) {
      refused.push({ title: read.title, message: reasonOf(error) });
    }
  }
  if (refused.length > 0) throw refusedError('Nothing was undone.', refused.toReversed());
  return changes;
}

async function takeBackMember(
  change: SharedChange,
  services: Resources['services'],
  { member, resource }: ReadMember,
): Promise<Change[]> {
  const { trx, actor } = change;
  const { columns, from, version, createdBy }: PublishedMember = JSON.parse(String(member.published));
  const service = services[resource.name];
  const row = await findLiveRow({ trx, resource }, member.record_id);
  if (!row) throw new HttpError('conflict', 'This was deleted in the meantime.');
  if (actor && !canWrite(actor.role, resource.name))
    throw new HttpError('forbidden', 'Your role can’t undo this. Ask someone who can.');
  if (row.version !== version)
    throw new HttpError(
      'conflict',
      `${await lastChanger(trx, resource, row)} has changed this since. Restore an earlier version in its history.`,
    );
  if (member.replaces !== null && (await liveDraft(trx, resource, row.id)))
    throw new HttpError('conflict', 'Someone has begun other changes since. Publish or delete them first.');
  // Its own time is over.
  const earlier = columns.state === 'scheduled' ? { ...columns, state: 'draft', publish_at: null } : columns;
  const reverted =
    keysOf(columns).length === 0
      ? { row, changes: [] }
      : await service.revertIn(change, row.id, { columns: earlier, version: row.version, revertedTo: from });
  const changes = [...reverted.changes];
  let recordId = row.id;
  if (member.replaces !== null) {
    const draft = await service.insertIn(change, draftOf(resource, row, reverted.row));
    await trx
      .updateTable(tableNames[resource.name])
      .set({ created_by: createdBy })
      .where('id', '=', draft.row.id)
      .execute();
    recordId = draft.row.id;
    changes.push(...draft.changes);
  }
  await trx
    .updateTable('change_set_members')
    .set({
      ...{ record_id: recordId, published: null },
      ...(member.pending !== null && { base_version: reverted.row.version }),
    })
    .where('id', '=', member.id)
    .execute();
  return changes;
}

/** The columns of a draft with the values that were published. */
function draftOf(resource: Resource, published: StoredRow, target: StoredRow): Record<string, ColumnValue> {
  const columns = Object.entries(storedFields(resource)).flatMap(([field, { kind }]) =>
    isComputed({ kind }) ? [] : [columnOf(field, kind)],
  );
  return {
    ...Object.fromEntries(columns.map((column) => [column, published[column] ?? null])),
    ...('slug' in resource.fields && { slug: '' }),
    ...{ state: 'draft', publish_at: null, replaces: target.id, replaces_version: target.version },
  };
}

async function lastChanger(trx: SharedChange['trx'], { name }: Resource, { id }: StoredRow): Promise<string> {
  const entry = await trx
    .selectFrom('history')
    .select('username')
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return entry?.username || 'Someone';
}

/** @throws any error that is not about the member */
function reasonOf(error: unknown): string {
  if (isUniqueViolation(error)) return 'Someone else has just used one of its values.';
  if (!(error instanceof HttpError)) throw error;
  const { message, fields = {} } = error.body.error;
  return Object.values(fields)[0] ?? message;
}

/** How many reasons the message has; the others are in the set itself. */
const namedMax = 5;

function refusedError(outcome: string, refused: readonly Refusal[]): HttpError {
  const reasons = refused.slice(0, namedMax).map(({ title, message }) => `“${title}”: ${message}`);
  const more = refused.length > namedMax ? [`And ${refused.length - namedMax} more.`] : [];
  return new HttpError('conflict', [outcome, ...reasons, ...more].join(' '));
}
