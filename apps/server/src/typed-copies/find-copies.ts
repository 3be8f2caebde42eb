import { setImmediate } from 'node:timers/promises';
import { canWrite } from '@porchlight/contract/call-access';
import { entityOf, type OrganizationRecord, type ResourceName, recordName } from '@porchlight/contract/entities';
import { typedCopiesMax } from '@porchlight/contract/limits';
import { organizationFacts } from '@porchlight/contract/organization-facts';
import type { Role } from '@porchlight/contract/permissions';
import { hasStates } from '@porchlight/contract/publication';
import type { TypedCopiesResponse, TypedCopy } from '@porchlight/contract/typed-copies';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type StoredRow, tableNames } from '../db/tables.ts';
import { copyFinder, type FoundCopy } from './copy-patterns.ts';
import { earlierFacts } from './earlier-facts.ts';
import { type PlacedText, textResources, textsOfRow } from './texts-of-rows.ts';

/** Rows read per query: SQLite queries and the search in their texts are synchronous. */
const batch = 200;
/** Letters around a copy. */
const contextCharacters = 80;

/**
 * Finds the copies of facts in all records that are not archived, those of earlier values first.
 * @param role of the account that asks: it gets those that it can replace
 */
export async function findCopies(
  db: Database,
  organization: OrganizationRecord,
  role: Role,
): Promise<TypedCopiesResponse> {
  const facts = organizationFacts(organization);
  const earlier = await earlierFacts(db.read, organization);
  const [find, findInSettings] = [copyFinder(facts, earlier), copyFinder(facts, earlier, true)];
  const ignored = await readIgnored(db);
  const found: { old: TypedCopy[]; present: TypedCopy[] } = { old: [], present: [] };
  for (const resource of textResources) {
    if (!canWrite(role, resource)) continue;
    for await (const row of liveRows(db, resource)) {
      for (const copy of copiesInRow(resource, row, resource === 'organization' ? findInSettings : find)) {
        if (!ignored.has(ignoredKey(copy))) found[copy.is_old ? 'old' : 'present'].push(copy);
      }
      if (found.old.length > typedCopiesMax) break;
      found.present.length = Math.min(found.present.length, typedCopiesMax + 1);
    }
  }
  const all = [...found.old, ...found.present];
  return { copies: all.slice(0, typedCopiesMax), has_more: all.length > typedCopiesMax };
}

/** Leaves a copy out of the list from now on, or lists it again. */
export async function ignoreCopy(
  db: Database,
  { resource, id, field, copy }: Pick<TypedCopy, 'resource' | 'id' | 'field' | 'copy'>,
  isIgnored: boolean,
): Promise<void> {
  const row = { resource, record_id: id, field, copy };
  await db.write(async (trx) => {
    if (!isIgnored) {
      await trx
        .deleteFrom('ignored_copies')
        .where((where) => where.and(row))
        .execute();
      return;
    }
    await trx
      .insertInto('ignored_copies')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

const ignoredKey = ({ resource, id, field, copy }: Pick<TypedCopy, 'resource' | 'id' | 'field' | 'copy'>) =>
  JSON.stringify([resource, id, field, copy]);

async function readIgnored(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.read.selectFrom('ignored_copies').selectAll().execute();
  return new Set(rows.map(({ record_id, ...row }) => ignoredKey({ ...row, id: Number(record_id) })));
}

/** The copies in a row, each once per field or section. */
function copiesInRow(resource: ResourceName, row: StoredRow, find: (text: string) => FoundCopy[]): TypedCopy[] {
  const copies = new Map<string, TypedCopy>();
  for (const placed of textsOfRow(resource, row)) {
    for (const found of find(placed.text)) {
      const copy = typedCopy(resource, row, placed, found);
      const key = JSON.stringify([copy.field, copy.copy]);
      if (!copies.has(key)) copies.set(key, copy);
    }
  }
  return [...copies.values()];
}

function typedCopy(
  resource: ResourceName,
  row: StoredRow,
  { text, ...place }: PlacedText,
  found: FoundCopy,
): TypedCopy {
  const end = found.index + found.text.length;
  const [before, after] = [text.slice(0, found.index), text.slice(end)];
  return {
    ...{ resource, id: row.id, title: recordName(resource, row), ...place },
    before: before.length > contextCharacters ? `…${before.slice(-contextCharacters).replace(/^\S*\s+/, '')}` : before,
    copy: found.text,
    after: after.length > contextCharacters ? `${after.slice(0, contextCharacters).replace(/\s+\S*$/, '')}…` : after,
    facts: found.facts,
    is_old: found.isOld,
  };
}

/** The rows that visitors read or will read, by id. */
async function* liveRows(db: Database, name: ResourceName): AsyncGenerator<StoredRow> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<StoredRow>`
      select * from ${sql.table(tableNames[name])}
      where deleted_at is null and id > ${last} and ${hasStates(entityOf(name)) ? sql`state <> 'archived'` : sql`1 = 1`}
      order by id limit ${batch}`.execute(db.read);
    yield* rows;
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < batch) return;
    await setImmediate();
  }
}
