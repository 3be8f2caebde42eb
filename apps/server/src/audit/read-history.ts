import { resourceNames } from '@porchlight/contract/entities';
import { fileFieldsOf, referencedFile } from '@porchlight/contract/fields';
import type {
  FieldChange,
  HistoryEntry,
  HistoryPeopleResponse,
  HistoryPerson,
  HistoryResponse,
  LastChangesResponse,
} from '@porchlight/contract/history';
import { historyPageBytes } from '@porchlight/contract/limits';
import { resources } from '@porchlight/contract/resources';
import { foldText } from '@porchlight/contract/text-folding';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { FileKeys } from '../access/file-keys.ts';
import { displayNames } from '../access/person-names.ts';
import type { Database } from '../db/database.ts';
import { contains } from '../db/dialect.ts';
import type { ColumnValue, HistoryTable } from '../db/tables.ts';
import type { StoredChanges } from '../records/stored-changes.ts';
import type { CheckedHistoryQuery, lastChangesSchema } from './history-query.ts';

type HistoryRow = Selectable<HistoryTable>;
type DisplayNames = Awaited<ReturnType<typeof displayNames>>;

/**
 * Returns a page of the history, newest first. It is shorter than the limit when very long texts would make it too
 * large.
 */
export async function readHistory(db: Database, keys: FileKeys, query: CheckedHistoryQuery): Promise<HistoryResponse> {
  const { resource, record, user, title, before, limit, allowedResources } = query;
  // Sizes first, so that texts that don't fit on the page are not read.
  let sizes = db.read
    .selectFrom('history')
    .select((each) => ['id', each.fn<number>('length', ['changes']).as('size')])
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (resource) sizes = sizes.where('resource', '=', resource);
  else if (allowedResources.length < resourceNames.length) sizes = sizes.where('resource', 'in', allowedResources);
  if (record) sizes = sizes.where('record_id', '=', record);
  // What was done to all dates of a series is one act.
  else sizes = sizes.where('series_of', 'is', null);
  if (user) sizes = sizes.where('user_id', '=', user);
  if (title) sizes = sizes.where(hasInTitle(title));
  if (before) sizes = sizes.where('id', '<', before);
  const candidates = await sizes.execute();
  const ids = idsOnPage(candidates, limit);
  if (ids.length === 0) return { history: [], next: null };
  const [rows, names] = await Promise.all([
    db.read.selectFrom('history').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute(),
    displayNames(db.read),
  ]);
  return {
    history: rows.map((row) => presentEntry(row, keys, names)),
    next: candidates.length > ids.length ? (ids.at(-1) ?? null) : null,
  };
}

/** The condition that a record's main field had these words after a change, ignoring case and accents. */
export function hasInTitle(words: string) {
  return contains(sql`fold(title)`, foldText(words));
}

/** Returns the ids that fit on a page: at least one, then as many as the limits allow. */
function idsOnPage(candidates: { id: number; size: number }[], limit: number): number[] {
  let bytes = 0;
  const tooMuch = candidates.findIndex(({ size }, index) => {
    bytes += size;
    return index >= limit || (index > 0 && bytes > historyPageBytes);
  });
  return candidates.slice(0, tooMuch === -1 ? undefined : tooMuch).map(({ id }) => id);
}

/** Returns the latest change of each record. */
export async function readLastChanges(
  db: Database,
  { resource, records }: z.infer<typeof lastChangesSchema>,
): Promise<LastChangesResponse> {
  const latest = db.read
    .selectFrom('history')
    .select((each) => each.fn.max('id').as('id'))
    .where('resource', '=', resource)
    .where('record_id', 'in', records)
    .groupBy('record_id');
  const rows = await db.read
    .selectFrom('history')
    .select(['record_id', 'at', 'user_id', 'username'])
    .where('id', 'in', latest)
    .execute();
  const names = await displayNames(db.read);
  return { changes: rows.map((row) => ({ record_id: row.record_id, at: row.at, by: personOf(row, names) })) };
}

/** Returns the accounts, deleted ones included, that have made changes, sorted by name. */
export async function readHistoryPeople(db: Database): Promise<HistoryPeopleResponse> {
  const people = await db.read
    .selectFrom('users')
    .select(['id', 'username'])
    .where((each) =>
      each.exists(
        each.selectFrom('history').select('history.id').whereRef('history.user_id', '=', each.ref('users.id')),
      ),
    )
    .orderBy('username_key')
    .execute();
  const names = await displayNames(db.read);
  return { people: people.map(({ id, username }) => named({ id: Number(id), username: String(username) }, names)) };
}

function presentEntry(row: HistoryRow, keys: FileKeys, names: DisplayNames): HistoryEntry {
  const { id, at, resource, record_id, version, action, reverted_to, title } = row;
  const fileFields = fileFieldsOf(resources[resource].fields);
  const keyOf = (field: string, value: ColumnValue) => {
    const name = fileFields[field] && referencedFile(fileFields[field], value);
    return name ? keys.queryFor(name) : undefined;
  };
  return {
    id,
    at,
    by: personOf(row, names),
    resource,
    record_id,
    version,
    action,
    reverted_to,
    title,
    changes: Object.entries(storedChanges(row)).map(
      ([field, [from, to]]): FieldChange => ({
        field,
        from,
        to,
        ...(field in fileFields && { from_key: keyOf(field, from), to_key: keyOf(field, to) }),
      }),
    ),
  };
}

/** Parses an entry's changes. */
export function storedChanges({ changes }: Pick<HistoryRow, 'changes'>): StoredChanges {
  return JSON.parse(changes);
}

/** Returns who made an entry's change; null for visitors and the server. */
export function personOf(
  { user_id, username }: Pick<HistoryRow, 'user_id' | 'username'>,
  names: DisplayNames = new Map(),
): HistoryPerson | null {
  return user_id === null ? null : named({ id: user_id, username }, names);
}

function named(person: HistoryPerson, names: DisplayNames): HistoryPerson {
  const name = names.get(person.id);
  return name ? { ...person, name } : person;
}
