import { type Kysely, sql } from 'kysely';
import { kindOf } from '../../dialect.ts';
import { reindexRows } from '../../search-index/index-rows.ts';
import type { IndexedTable } from '../../search-index/indexed-rows.ts';
import { searchableExpression } from '../../search-index/searchable-text.ts';

const published = { rows: "deleted_at is null and state = 'published'", isCleaned: true };

const tables: readonly IndexedTable[] = [
  {
    table: 'stories',
    code: 1,
    title: 'title',
    subtitle: 'subtitle',
    body: 'content',
    slug: 'slug',
    date: 'date',
    ...published,
    columns: ['title', 'subtitle', 'content', 'slug', 'date', 'state'],
  },
  {
    table: 'articles',
    code: 2,
    title: 'title',
    subtitle: 'subtitle',
    body: 'body',
    slug: 'slug',
    date: 'created_at',
    ...published,
    columns: ['title', 'subtitle', 'body', 'slug', 'state'],
  },
  {
    table: 'events',
    code: 3,
    title: 'title',
    subtitle: "flag || case when flag <> '' and venue <> '' then ', ' else '' end || venue",
    body: "description || '\n\n' || address",
    slug: 'slug',
    date: 'date',
    ...published,
    columns: ['title', 'flag', 'venue', 'description', 'address', 'slug', 'date', 'state'],
  },
  {
    table: 'elections',
    code: 4,
    title: 'title',
    body: 'description',
    slug: 'slug',
    date: 'date',
    ...published,
    columns: ['title', 'description', 'slug', 'date', 'state'],
  },
  {
    table: 'podcasts',
    code: 5,
    title: 'title',
    body: "description || '\n\n' || transcript",
    slug: 'slug',
    ...published,
    columns: ['title', 'description', 'transcript', 'slug', 'state'],
  },
  { table: 'gallery_items', code: 6, title: 'title', slug: 'slug', ...published, columns: ['title', 'slug', 'state'] },
  {
    table: 'team_members',
    code: 7,
    title: 'name',
    subtitle: "position || case when position <> '' and workstation <> '' then ', ' else '' end || workstation",
    type: 'type',
    ...published,
    columns: ['name', 'position', 'workstation', 'type', 'state'],
  },
  {
    table: 'action_networks',
    code: 8,
    title: 'title',
    body: 'description',
    slug: 'slug',
    ...published,
    columns: ['title', 'description', 'slug', 'state'],
  },
];

/** Marks, and characters that nobody sees, for a bracket of PostgreSQL's regular expressions. */
function ignored(): string {
  const isIgnored = (code: number) => /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(code));
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  const ranges: string[] = [];
  for (let first = 0; first <= 0x10ffff; first += 1) {
    if (!isIgnored(first)) continue;
    let last = first;
    while (last < 0x10ffff && isIgnored(last + 1)) last += 1;
    ranges.push(`${escaped(first)}-${escaped(last)}`);
    first = last;
  }
  return ranges.join('');
}

/**
 * Words are found whatever invisible characters they were copied with, such as soft hyphens, and with ligatures as their
 * letters. Only rows that have such characters are indexed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = kindOf(db) === 'postgres';
  if (isPostgres) {
    // As `foldText` does.
    await sql
      .raw(`create or replace function fold(text) returns text language sql immutable strict parallel safe as $body$
      select case when octet_length($1) = length($1) then lower($1 collate "C")
        else lower(regexp_replace(normalize($1, NFKD), '[${ignored()}]', '', 'g') collate "und-x-icu") collate "C" end $body$`)
      .execute(db);
    // Joiners part words, as they do in SQLite's index.
    await sql
      .raw(`create or replace function search_text(text) returns text language sql immutable parallel safe as $body$
      select regexp_replace(normalize(fold(regexp_replace(coalesce($1, ''), '[\\u200c\\u200d]', ' ', 'g')), NFC)
        collate "und-x-icu", '[^[:alnum:]]+', ' ', 'g') $body$`)
      .execute(db);
  }
  for (const entry of tables) {
    const texts = [entry.title, entry.subtitle, entry.body].filter((text) => text !== undefined);
    const isChanged = (text: string) =>
      isPostgres ? `octet_length(${text}) <> length(${text})` : `(${text}) <> ${searchableExpression(`(${text})`)}`;
    await reindexRows(db, entry, texts.map(isChanged).join(' or '));
  }
}
