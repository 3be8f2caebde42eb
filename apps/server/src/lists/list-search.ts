import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import type { Resource } from '@porchlight/contract/resources';
import { type RawBuilder, sql } from 'kysely';
import { contains } from '../db/dialect.ts';
import { columnOf } from '../db/entity-columns.ts';

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july']
  .concat(['august', 'september', 'october', 'november', 'december'])
  .map((name, index) => ({ name, number: String(index + 1).padStart(2, '0') }));

/**
 * Returns the SQL condition that a row contains a word in one of its shorter texts, or in an amount or a date as lists
 * show them. Since all rows of a table are scanned, columns that can't contain the word are left out: 'garden' is no
 * amount.
 * @param word folded
 */
export function hasWord(resource: Resource, word: string): RawBuilder<boolean> {
  const like = (text: RawBuilder<unknown>) => contains(text, word);
  const texts: RawBuilder<unknown>[] = [];
  const conditions: RawBuilder<boolean>[] = [];
  for (const [name, { kind, isPrivate }] of Object.entries(resource.fields)) {
    if (isPrivate) continue;
    const column = sql.ref(columnOf(name, kind));
    const { searchedAs } = fieldKindRules[kind];
    if (searchedAs === 'text') texts.push(column);
    if (searchedAs === 'amount' && /^[$\d.,-]+$/.test(word)) {
      conditions.push(like(sql`dollars(${column})`));
    }
    if (searchedAs === 'day') conditions.push(...daysWith(column, word, like));
  }
  if (texts.length > 0) {
    const text = sql`(${sql.join(texts, sql` || ${'\n'} || `)})`;
    // `lower` converts A to Z only; rows with non-ASCII characters are folded, which takes longer.
    const hasNonAscii = sql.join(
      texts.map((column) => sql`length(${column}) <> octet_length(${column})`),
      sql` or `,
    );
    conditions.unshift(like(sql`lower(${text})`), sql`((${hasNonAscii}) and ${like(sql`fold(${text})`)})`);
  }
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * SQL conditions that a date shown as 'March 7, 2026' contains a word: a month by its name, a day and a year by number.
 */
function daysWith(
  column: RawBuilder<unknown>,
  word: string,
  like: (text: RawBuilder<unknown>) => RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  if (/^\d+,?$/.test(word)) {
    return [
      like(sql`substr(${column}, 1, 4)`),
      like(sql`cast(cast(substr(${column}, 9, 2) as integer) as text) || ','`),
    ];
  }
  const matchingMonths = months.filter(({ name }) => name.includes(word)).map(({ number }) => number);
  return matchingMonths.length > 0 ? [sql`substr(${column}, 6, 2) in (${sql.join(matchingMonths)})`] : [];
}
