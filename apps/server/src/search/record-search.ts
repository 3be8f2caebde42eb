import { entityOf, type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { searchMaxWords, titleCharacters } from '@porchlight/contract/limits';
import { fromCents } from '@porchlight/contract/money';
import { hasStates, stateOf } from '@porchlight/contract/publication';
import type { RecordSearchResponse, RecordSearchResult } from '@porchlight/contract/record-search';
import { resources } from '@porchlight/contract/resources';
import { foldedWords, foldText } from '@porchlight/contract/text-folding';
import { type RawBuilder, sql } from 'kysely';
import { staffCanRead } from '../access/personal-data.ts';
import type { Staff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { columnOf } from '../db/entity-columns.ts';
import { unindexedRows } from '../db/readable-rows.ts';
import { tableNames } from '../db/tables.ts';
import { hasWord } from '../lists/list-search.ts';
import { excerpt } from '../records/excerpts.ts';
import type { SearchIndex } from './search-index.ts';

/** The columns to read of a record that is not in the index; no others leave the database. */
function unindexedColumns(name: ResourceName) {
  const { fields, mainField, nameField = mainField, secondLine } = entityOf(name);
  const [money] = fieldsOfKind(fields, 'money');
  const [date] = fieldsOfKind(fields, 'date', 'dateTime');
  return { title: mainField, name: nameField, subtitle: secondLine, date, cents: money && columnOf(money, 'money') };
}

/**
 * Searches all records that an account may read, for the dashboard. Public records are found through the index; those
 * that no visitor may see are not in the visitors' index and are read from their own tables.
 * @param typed search text; any text is valid
 * @param limit maximum number of results, and of rows read from each source
 */
export async function searchRecords(
  { db, index }: { db: Database; index: SearchIndex },
  staff: Staff,
  typed: string,
  limit: number,
): Promise<RecordSearchResponse> {
  const isReadable = (name: ResourceName) => staffCanRead(staff, name);
  const words = foldedWords(typed.toWellFormed()).slice(0, searchMaxWords);
  if (words.length === 0) return { records: [] };
  const { results } = await index.search({ q: typed, onlyRecords: true, limit, offset: 0 });
  const matches: RecordSearchResult[] = results.flatMap(({ kind, id, title, subtitle, date, snippet }) =>
    !isReadable(kind) ? [] : [{ resource: kind, id, title, subtitle, date, amount: null, snippet }],
  );
  for (const name of resourceNames) {
    if (isReadable(name)) matches.push(...(await readUnindexed(db, name, words, limit)));
  }
  const inTitle = ({ title }: RecordSearchResult) => words.every((word) => foldText(title).includes(word));
  const [titleMatches, otherMatches] = [matches.filter(inTitle), matches.filter((record) => !inTitle(record))];
  return { records: [...titleMatches, ...otherMatches].slice(0, limit) };
}

/** Records that no visitor may see and that contain all words, newest first. */
async function readUnindexed(
  db: Database,
  name: ResourceName,
  words: readonly string[],
  limit: number,
): Promise<RecordSearchResult[]> {
  const rows = unindexedRows(entityOf(name));
  if (!rows) return [];
  const { title, name: nameField, subtitle, date, cents } = unindexedColumns(name);
  const column = (from: string | undefined): RawBuilder<unknown> => (from ? sql.ref(from) : sql`null`);
  const result = await sql<{
    id: number;
    title: string;
    subtitle: string | null;
    date: string | null;
    cents: number | null;
    state: string | null;
  }>`
    select id, coalesce(nullif(${column(title)}, ''), ${column(nameField)}) as title, ${column(subtitle)} as subtitle, ${column(date)} as date, ${column(cents)} as cents,
      ${column(hasStates(entityOf(name)) ? 'state' : undefined)} as state
    from ${sql.table(tableNames[name])}
    where ${rows} and ${sql.join(
      words.map((word) => hasWord(resources[name], word)),
      sql` and `,
    )}
    order by id desc limit ${limit}`.execute(db.read);
  return result.rows.map((row) => ({
    resource: name,
    id: row.id,
    title: excerpt(row.title, titleCharacters + 1),
    subtitle: row.subtitle === row.title ? '' : excerpt(row.subtitle ?? '', titleCharacters + 1),
    date: row.date,
    amount: row.cents === null ? null : fromCents(row.cents),
    ...(row.state && { state: stateOf(row) }),
    snippet: [],
  }));
}
