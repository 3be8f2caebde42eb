import { canRead, canWrite } from '@porchlight/contract/call-access';
import type { MemberState } from '@porchlight/contract/change-sets';
import { recordName } from '@porchlight/contract/entities';
import { isSecret } from '@porchlight/contract/fields';
import type { Role } from '@porchlight/contract/permissions';
import { stateOf, storedFields } from '@porchlight/contract/publication';
import { type Resource, resources } from '@porchlight/contract/resources';
import type { Kysely, Selectable } from 'kysely';
import { columnOf } from '../db/entity-columns.ts';
import { selectRows } from '../db/readable-rows.ts';
import type { ChangeSetMemberTable, ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import { draftChanges, valuesBefore } from '../publication/replacements.ts';
import { toColumns } from '../records/columns.ts';
import { findLiveRow } from '../records/live-rows.ts';
import { differences, type StoredChanges } from '../records/stored-changes.ts';
import { historyValue } from '../records/stored-values.ts';

/** A member as it is stored. */
export type StoredMember = Selectable<ChangeSetMemberTable>;

/** What the publication of a member has done, to show it and to take it back. */
export interface PublishedMember {
  changes: StoredChanges;
  /** The columns of the record before. */
  columns: Record<string, ColumnValue>;
  /** The record's versions before and after. */
  from: number;
  version: number;
  /** Who had created the draft; null if unknown. */
  createdBy: ColumnValue;
}

/** A member with what would happen to it if its set was published now. */
export interface ReadMember {
  member: StoredMember;
  resource: Resource;
  title: string;
  state: MemberState;
  message: string;
  changes: StoredChanges;
  /** Changes whenever the draft does. */
  seen: string;
  /** The draft, or the row of the settings; undefined for one that is gone. */
  row?: StoredRow;
  /** The columns of the published record, or of the settings, that the publication changes. */
  columns: Readonly<Record<string, ColumnValue>>;
  /** Fields that were changed in the published record too. */
  conflicts: readonly string[];
}

/** Reads a set's members in their order. */
export async function readMembers(db: Kysely<Tables>, setId: number, role: Role | null): Promise<ReadMember[]> {
  const members = await db
    .selectFrom('change_set_members')
    .selectAll()
    .where('set_id', '=', setId)
    .orderBy('id')
    .execute();
  const read: ReadMember[] = [];
  for (const member of members) read.push(await readMember(db, member, role));
  return read;
}

/** @param role of the person who may want to publish it; null for the server itself */
async function readMember(db: Kysely<Tables>, member: StoredMember, role: Role | null): Promise<ReadMember> {
  const resource = resources[member.resource];
  const found = member.published === null ? await readUnpublished(db, resource, member) : readPublished(member);
  const { row } = found;
  const isBlocked = found.state !== 'ready' || role === null || canWrite(role, member.resource);
  return {
    ...{ member, resource, title: row ? recordName(resource.name, row) : member.title },
    ...{ columns: {}, conflicts: [] },
    seen: `${member.id}.${row?.version ?? 0}`,
    ...found,
    ...(!isBlocked && { state: 'forbidden', message: 'Your role can’t publish this. Ask someone who can.' }),
    // Who may not read the settings sees only that they are changed.
    ...(role !== null && !canRead(role, member.resource) && { changes: {} }),
  };
}

type Found = Pick<ReadMember, 'state' | 'message' | 'changes'> &
  Partial<Pick<ReadMember, 'row' | 'seen' | 'columns' | 'conflicts'>>;

const without = (state: MemberState, message: string): Found => ({ state, message, changes: {} });

function readPublished({ published }: StoredMember): Found {
  const { changes }: PublishedMember = JSON.parse(String(published));
  return { state: 'published', message: '', changes };
}

async function readUnpublished(db: Kysely<Tables>, resource: Resource, member: StoredMember): Promise<Found> {
  if (member.pending !== null) return readSettings(db, resource, member);
  const row = await selectRows(db, resource.name).where('id', '=', member.record_id).executeTakeFirst();
  if (!row) return without('nothing', 'These changes were published or deleted in the meantime.');
  const seen = `${member.id}.${row.version}`;
  const isOf = (state: MemberState, message: string, changes: StoredChanges = {}): Found => ({
    ...{ state, message, changes, row, seen },
  });
  if (row.deleted_at !== null) return isOf('deleted', 'This is in the trash. Restore it, or remove it from the set.');
  if (stateOf(row) === 'archived') return isOf('blocked', 'This is archived. Save it as a draft first.');
  if (member.replaces === null) {
    if (stateOf(row) === 'published') return isOf('nothing', 'This was published in the meantime.');
    const changes = contentOf(differences(resource, undefined, row));
    return isUntitled(resource, row) ? isOf('blocked', 'This has no title yet.', changes) : isOf('ready', '', changes);
  }
  const target = await findLiveRow({ trx: db, resource }, member.replaces);
  if (!target)
    return isOf(
      'deleted',
      'The record that these changes are for is in the trash. Restore it, or remove this from the set.',
    );
  if (stateOf(target) !== 'published')
    return isOf('blocked', 'The record that these changes are for is no longer published. Publish it first.');
  const changed = await draftChanges({ trx: db, resource }, row, target);
  const columns = Object.fromEntries(changed.map(({ column }) => [column, row[column] ?? null]));
  const changes = contentOf(differences(resource, target, { ...target, ...columns }));
  if (isUntitled(resource, { ...target, ...columns })) return isOf('blocked', 'This has no title.', changes);
  const conflicts = changed.filter(({ isConflict }) => isConflict).map(({ field }) => field);
  if (conflicts.length > 0)
    return { ...isOf('conflict', conflictText(resource, conflicts), changes), columns, conflicts };
  if (changed.length === 0) return isOf('nothing', 'This is the same as what visitors see.');
  return { ...isOf('ready', '', changes), columns };
}

/** The pending changes of settings, which are stored in the set. */
async function readSettings(db: Kysely<Tables>, resource: Resource, member: StoredMember): Promise<Found> {
  const row = await findLiveRow({ trx: db, resource }, member.record_id);
  if (!row) return without('deleted', 'These settings no longer exist.');
  const pending = JSON.parse(String(member.pending));
  const pendingColumns = toColumns(resource, pending);
  const base = await valuesBefore({ trx: db, resource }, row.id, Number(member.base_version));
  const changed = Object.entries(storedFields(resource)).filter(([field, { kind }]) => {
    const column = columnOf(field, kind);
    return pendingColumns[column] !== undefined && pendingColumns[column] !== row[column];
  });
  const changes: StoredChanges = Object.fromEntries(
    changed.map(([field, description]) => {
      const { kind } = description;
      const column = columnOf(field, kind);
      const values = [
        historyValue(row[column] ?? null, kind),
        historyValue(pendingColumns[column] ?? null, kind),
      ] as const;
      return [field, isSecret(description) ? [null, null] : [...values]];
    }),
  );
  const columns = Object.fromEntries(
    changed.map(([field, { kind }]) => [columnOf(field, kind), pendingColumns[columnOf(field, kind)] ?? null]),
  );
  const found = { row, seen: `${member.id}.${member.base_version}.${String(member.pending).length}`, changes, columns };
  const conflicts = changed
    .filter(
      ([field, { kind }]) => field in base && base[field] !== historyValue(row[columnOf(field, kind)] ?? null, kind),
    )
    .map(([field]) => field);
  if (conflicts.length > 0)
    return { ...found, state: 'conflict', message: conflictText(resource, conflicts), conflicts };
  if (changed.length === 0) return { ...found, ...without('nothing', 'This is the same as what visitors see.') };
  return { ...found, state: 'ready', message: '' };
}

/** What the publication itself changes is not content. */
function contentOf({ state: _, publish_at: __, ...changes }: StoredChanges): StoredChanges {
  return changes;
}

function isUntitled({ mainField }: Resource, row: StoredRow): boolean {
  return !row[columnOf(mainField, 'text')];
}

function conflictText({ fields }: Resource, conflicts: readonly string[]): string {
  const labels = conflicts.map((field) => fields[field]?.label ?? field).join(', ');
  return `Someone has changed this in the meantime too: ${labels}. Choose which version to publish.`;
}
