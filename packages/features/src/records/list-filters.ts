import type { ColumnFilters } from '@porchlight/contract/calls';
import type { Facets } from '@porchlight/contract/facets';

/** Query parameters of the filters of articles and stories, in the order of their addresses. */
export const filterParameters = ['topic', 'year'] as const;

/** The filters in a URL; '' for none. */
export interface ReadingFilters {
  /** Slug of a topic. */
  topic: string;
  /** `YYYY`. */
  year: string;
}

/** Longer values are no filters. */
const filterMaxCharacters = 200;

/** Reads the filters in a URL. What is no year is none. */
export function readingFilters(searchParams: URLSearchParams): ReadingFilters {
  const year = searchParams.get('year') ?? '';
  return {
    topic: (searchParams.get('topic') ?? '').trim().slice(0, filterMaxCharacters),
    year: /^\d{4}$/.test(year) ? year : '',
  };
}

/** Whether there is a filter. */
export const hasReadingFilter = ({ topic, year }: ReadingFilters): boolean => topic !== '' || year !== '';

/** URL of a list with these filters. @param path that of the whole list */
export function filteredHref(path: string, { topic, year }: ReadingFilters): string {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(year && { year }) }).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * The conditions of a list for filters; null if no record has one of the values.
 * @param dateField by which the list is dated
 */
export function filterConditions(
  { topic, year }: ReadingFilters,
  dateField: string,
  { topics, years }: Pick<Facets, 'topics' | 'years'>,
): ColumnFilters | null {
  const found = topics.find(({ slug }) => slug === topic);
  if ((topic && !found) || (year && !years.includes(year))) return null;
  return {
    ...(found && { topics: { is: String(found.id) } }),
    ...(year && { [dateField]: { from: `${year}-01-01`, to: `${year}-12-31` } }),
  };
}
