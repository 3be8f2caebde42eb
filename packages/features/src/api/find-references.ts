import { entityOf, recordName } from '@porchlight/contract/entities';
import type { ReferenceTarget } from '@porchlight/contract/fields';
import { searchMaxCharacters } from '@porchlight/contract/limits';
import type { Reference } from '@porchlight/contract/references';
import { browserSource } from './browser-transport.ts';
import { anyStateFilter } from './staff-queries.ts';

/** Records per search: about what a list of options shows. */
const limit = 20;

/** The words of a search as the server accepts them. */
export function searchText(words: string): string {
  return Array.from(words.trim().toWellFormed()).slice(0, searchMaxCharacters).join('');
}

/** Finds the records of an entity that fields refer to, by words of their names; without words the first by name. */
export async function findReferences(name: ReferenceTarget, words: string): Promise<Reference[]> {
  const { defaultSort: sort } = entityOf(name);
  const search = searchText(words);
  const query = { ...anyStateFilter(name), sort, limit, excerpt: 1, ...(search && { search }) };
  const { records } = await browserSource.list(name, query);
  return records.map((record) => ({ id: record.id, name: recordName(name, { ...record }), url: '' }));
}
