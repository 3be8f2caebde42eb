import { titleCharacters } from '@porchlight/contract/limits';
import type { SearchAnswer, SearchKind, SearchResult } from '@porchlight/contract/search';
import { type Kysely, sql } from 'kysely';
import type { WriteTask } from '../group-commit.ts';
import type { Tables } from '../tables.ts';
import { excerpt } from './excerpts.ts';
import { longTextCharacters, markLongText } from './long-text.ts';
import { passage } from './passage.ts';
import type { CheckedSearch, SearchablePage, SearchIndex } from './search-index.ts';
import { idOfRow, kindCode, kindOfRow, rowOf, rowStep } from './search-rows.ts';
import { completions, respelled } from './search-vocabulary.ts';
import { type SearchWords, searchWords } from './search-words.ts';
import { matchEnd, matchStart, snippetParts } from './snippet-parts.ts';

/** How much more a word counts in a title and in a second line than in a text. */
const ranking = 'bm25(10.0, 4.0, 1.0)';
/** Words of a passage. */
const snippetWords = 36;

interface IndexRow {
  rowid: number;
  title: string;
  subtitle: string | null;
  slug: string | null;
  date: string | null;
  type: string | null;
  /** The whole text with marks around what was found; null for a long one. */
  marked: string | null;
  /** A long text, not marked yet. */
  long: string | null;
}

/** The search of SQLite: see the migration `0005-search` for its tables. */
export function createSqliteSearch(db: Kysely<Tables>, write: <T>(task: WriteTask<T>) => Promise<T>): SearchIndex {
  return {
    async search(query) {
      const words = searchWords(query.q);
      if (words.terms.length === 0) return nothing(null);
      const terms = await expressions(db, words);
      for (const matched of ['all', 'some'] as const) {
        const expression = terms.join(matched === 'all' ? ' AND ' : ' OR ');
        const counts = await countByKind(db, expression);
        if (query.onlyRecords) delete counts.page;
        const found = Object.values(counts).reduce((sum, count) => sum + count, 0);
        if (found > 0) {
          const total = query.kind ? (counts[query.kind] ?? 0) : found;
          return {
            results: await readResults(db, { expression, terms }, query),
            total,
            counts,
            matched,
            suggestion: null,
          };
        }
        if (terms.length === 1) break;
      }
      return nothing(await suggestion(db, words));
    },
    replacePages: (pages) => write((trx) => writePages(trx, pages)),
  };
}

function nothing(suggested: string | null): SearchAnswer {
  return { results: [], total: 0, counts: {}, matched: 'all', suggestion: suggested };
}

/** Each term as the index reads it. Terms hold letters and digits only, so that quotes keep all of them plain text. */
async function expressions(db: Kysely<Tables>, { terms, isLastOpen }: SearchWords): Promise<string[]> {
  const plain = terms.map((term) => `"${term}"`);
  const last = terms.at(-1);
  if (!isLastOpen || last === undefined) return plain;
  const grown = (await completions(db, last)).map((term) => `"${term}"`);
  const open = [...new Set([`"${last}"`, ...grown])].join(' OR ');
  return [...plain.slice(0, -1), `(${open})`];
}

async function countByKind(db: Kysely<Tables>, expression: string): Promise<Partial<Record<SearchKind, number>>> {
  const { rows } = await sql<{ code: number; found: number }>`
    select rowid % ${sql.lit(rowStep)} as code, count(*) as found
    from search_index where search_index match ${expression} group by code`.execute(db);
  return Object.fromEntries(rows.map(({ code, found }) => [kindOfRow(code), found]));
}

async function readResults(
  db: Kysely<Tables>,
  { expression, terms }: { expression: string; terms: readonly string[] },
  { kind, onlyRecords, limit, offset }: CheckedSearch,
): Promise<SearchResult[]> {
  const ofKind = kind === undefined ? sql`` : sql`and rowid % ${sql.lit(rowStep)} = ${kindCode(kind)}`;
  const noPages = onlyRecords ? sql`and rowid % ${sql.lit(rowStep)} <> ${sql.lit(kindCode('page'))}` : sql``;
  const { rows } = await sql<IndexRow>`
    select rowid, title, subtitle, slug, date, type,
      iif(length(body) > ${sql.lit(longTextCharacters)}, null, highlight(search_index, 2, ${matchStart}, ${matchEnd})) as marked,
      iif(length(body) > ${sql.lit(longTextCharacters)}, body, null) as long
    from search_index where search_index match ${expression} and rank match ${ranking} ${ofKind} ${noPages}
    order by rank limit ${limit} offset ${offset}`.execute(db);
  return Promise.all(rows.map((row) => toResult(db, row, terms)));
}

async function toResult(db: Kysely<Tables>, row: IndexRow, terms: readonly string[]): Promise<SearchResult> {
  const kind = kindOfRow(row.rowid);
  const id = idOfRow(row.rowid);
  return {
    kind,
    id,
    title: excerpt(row.title, titleCharacters + 1),
    subtitle: excerpt(row.subtitle ?? '', titleCharacters + 1),
    slug: row.slug ?? '',
    date: row.date,
    type: row.type as SearchResult['type'],
    position: await placeInList(db, kind, id),
    snippet: snippetParts(
      passage(row.long === null ? (row.marked ?? '') : markLongText(row.long, terms), snippetWords),
    ),
  };
}

/** The lists whose records have no page of their own, and when another row stands before a record, as the website lists them. */
const lists: Partial<Record<SearchKind, { table: keyof Tables; isBefore: string }>> = {
  gallery: { table: 'gallery_items', isBefore: '(other.created_at, other.id) > (self.created_at, self.id)' },
  actionNetwork: { table: 'action_networks', isBefore: '(other.created_at, other.id) > (self.created_at, self.id)' },
  team: { table: 'team_members', isBefore: 'other.type = self.type and other.id < self.id' },
};

/** How many records stand before this one in its list; null for a record with a page of its own. */
async function placeInList(db: Kysely<Tables>, kind: SearchKind, id: number): Promise<number | null> {
  const list = lists[kind];
  if (!list) return null;
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from ${sql.table(list.table)} as other, ${sql.table(list.table)} as self
    where self.id = ${id} and other.deleted_at is null and ${sql.raw(list.isBefore)}`.execute(db);
  return rows[0]?.before ?? 0;
}

/** The search with its unknown words respelled; null when there is nothing to mend. */
async function suggestion(db: Kysely<Tables>, { terms }: SearchWords): Promise<string | null> {
  let isMended = false;
  const mended: string[] = [];
  for (const term of terms.flatMap((each) => each.split(' '))) {
    const better = await respelled(db, term);
    if (better !== null) isMended = true;
    mended.push(better ?? term);
  }
  return isMended ? mended.join(' ') : null;
}

async function writePages(trx: Kysely<Tables>, pages: readonly SearchablePage[]): Promise<void> {
  const code = sql.lit(kindCode('page'));
  await sql`insert into search_words (search_words, rowid, words)
    select 'delete', rowid, title || ' ' || body from search_index where rowid % ${sql.lit(rowStep)} = ${code}`.execute(
    trx,
  );
  await sql`delete from search_index where rowid % ${sql.lit(rowStep)} = ${code}`.execute(trx);
  for (const [index, { title, description, path }] of pages.entries()) {
    const row = rowOf('page', index + 1);
    await sql`insert into search_index (rowid, title, body, slug)
      values (${row}, ${title}, ${description}, ${path})`.execute(trx);
    await sql`insert into search_words (rowid, words) values (${row}, ${`${title} ${description}`})`.execute(trx);
  }
}
