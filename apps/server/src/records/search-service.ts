import { searchLimitMax, searchPageSize, searchQueryMaxCharacters } from '@porchlight/contract/limits';
import { isSearchKind, type SearchQuery, searchKinds } from '@porchlight/contract/search';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { CheckedSearch } from '../db/search/search-index.ts';
import { invalid } from '../http-error.ts';
import { type ReadyAnswer, readyAnswer } from './answer-cache.ts';
import { wholeNumber } from './list-query.ts';

/**
 * Searches what visitors may read, without HTTP.
 * @param query from an address or from code
 * @throws HttpError `validation` that names the parameter; never because of the words
 */
export type SearchService = (query: SearchQuery | Record<string, unknown>) => Promise<ReadyAnswer>;

/** The search. No answer is kept: there is no end to what can be searched for. */
export function createSearchService(db: Database): SearchService {
  return async (query) => {
    const found = await db.search.search(checkSearchQuery(query));
    return readyAnswer(found, found.total);
  };
}

const schema = z.object({
  kind: z
    .string()
    .refine(isSearchKind, `This has to be one of: ${searchKinds.join(', ')}.`)
    .optional(),
  limit: wholeNumber(1, searchLimitMax, 'This has to be a whole number of 1 or more.'),
  offset: wholeNumber(0, Number.MAX_SAFE_INTEGER, 'This has to be a whole number of 0 or more.'),
});

/** Whatever was typed is a search: of more than so many characters, the first ones. */
function checkSearchQuery(query: SearchQuery | Record<string, unknown>): CheckedSearch {
  const kind = query.kind === '' ? undefined : query.kind;
  const result = schema.safeParse({ kind, limit: query.limit, offset: query.offset });
  if (!result.success) {
    throw invalid(Object.fromEntries(result.error.issues.map((issue) => [String(issue.path[0]), issue.message])));
  }
  const { limit = searchPageSize, offset = 0 } = result.data;
  return { q: typedWords(query.q), kind: result.data.kind, limit, offset };
}

/** What was typed, as far as it is looked at. @param q a parameter of an address, which may be given twice or not at all */
export function typedWords(q: unknown): string {
  const typed = [q ?? ''].flat().join(' ');
  return Array.from(typed.slice(0, 4 * searchQueryMaxCharacters))
    .slice(0, searchQueryMaxCharacters)
    .join('');
}
