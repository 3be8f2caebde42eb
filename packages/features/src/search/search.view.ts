import { entityOf } from '@porchlight/contract/entities';
import { galleryPageSize, listPageSize, searchPageSize, searchQueryMaxCharacters } from '@porchlight/contract/limits';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import type { SearchResult } from '@porchlight/contract/search';
import {
  areCountsExact,
  isSearchKind,
  type SearchKind,
  type SearchResponse,
  searchKinds,
} from '@porchlight/contract/search';
import type { SearchResultItem } from '@porchlight/ui/data-display/SearchResults';
import type { FilterLink } from '@porchlight/ui/navigation/FilterLinks';
import { searchQuery } from '../api/index.ts';
import { pageHref } from '../records/index.ts';
import { isShown, organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';

/** A search as given in the search page's URL. */
export interface RequestedSearch {
  /** The trimmed search text; '' for none. */
  q: string;
  /** Only results of this kind; undefined for all. */
  kind?: SearchKind;
  /** Page number, from 1. */
  page: number;
}

/** URL query parameters of the search page. */
export const searchParameters = ['q', 'kind', 'page'] as const;

/** Singular and plural name of a kind. */
export function searchKindNames(kind: SearchKind): { one: string; many: string } {
  return (kind === 'page' ? undefined : entityOf(kind).search) ?? { one: 'Page', many: 'Pages' };
}

/** Reads a search from the URL; invalid values get defaults. */
export function parseSearchParams(searchParams: URLSearchParams): RequestedSearch {
  // Control characters are removed: HTML must not contain them, and nobody types them.
  const typed = Array.from((searchParams.get('q') ?? '').replace(/\p{Cc}/gu, '').trim());
  const kind = searchParams.get('kind');
  const page = searchParams.get('page') ?? '';
  return {
    q: typed.slice(0, searchQueryMaxCharacters).join('').toWellFormed(),
    kind: isSearchKind(kind) ? kind : undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** URL of a search. */
export function searchHref({ q, kind, page = 1 }: Partial<RequestedSearch>): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (kind) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${urls.search}?${text}` : urls.search;
}

/** Query of a page of search results. */
export function searchPageQuery({ q, kind, page }: RequestedSearch) {
  return searchQuery({ q, kind, limit: searchPageSize, offset: (page - 1) * searchPageSize });
}

/** A search result as an item of the list. */
export function searchResultItem(result: SearchResult): SearchResultItem {
  const { kind, id, title, subtitle, date, snippet, change, further_dates: further } = result;
  // Only pages have facts in their texts.
  const shown = (text: string) => (kind === 'page' ? fillFacts(text, organization) : text);
  return {
    id: `${kind}-${id}`,
    title: shown(title),
    subtitle: [shown(subtitle), further && `and ${further} more ${further === 1 ? 'date' : 'dates'}`]
      .filter(Boolean)
      .join(' · '),
    href: resultHref(result),
    kind: [change, searchKindNames(kind).one].filter(Boolean).join(' · '),
    date,
    withTime: kind !== 'page' && entityOf(kind).fields.date?.kind === 'dateTime',
    text: snippet,
  };
}

/** URL of a search result: its own page, or the page of the list that shows it. */
function resultHref(result: SearchResult): string {
  const { kind, slug, type, position } = result;
  switch (kind) {
    case 'page':
      return slug;
    case 'gallery':
      return pageHref(urls.gallery, pageOf(position, galleryPageSize));
    case 'team':
      if (type) return pageHref(urls.teamType(type), pageOf(position, listPageSize));
      return isShown(urls.whoWeAre) ? urls.whoWeAre : urls.home;
    case 'actionNetwork':
      return pageHref(urls.actionNetwork, pageOf(position, listPageSize));
    default:
      return entityOf(kind).publicUrl?.({ version: 0, ...result }) ?? urls.home;
  }
}

/** Number, from 1, of the page that shows a record. @param position its position in the whole list, from 0 */
function pageOf(position: number | null, pageSize: number): number {
  return Math.floor((position ?? 0) / pageSize) + 1;
}

/** Filter links of a search: all, then each kind with results; none if there is only one kind. */
export function kindLinks({ q, kind }: RequestedSearch, counts: SearchResponse['counts']): FilterLink[] {
  const kinds = searchKinds.filter((each) => counts[each] || each === kind);
  if (kinds.length < 2 && !kind) return [];
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    {
      text: 'Everything',
      href: searchHref({ q }),
      count: total,
      hasMore: !areCountsExact(counts),
      isCurrent: kind === undefined,
    },
    ...kinds.map((each) => ({
      text: searchKindNames(each).many,
      href: searchHref({ q, kind: each }),
      count: counts[each] ?? 0,
      hasMore: !areCountsExact(counts, each),
      isCurrent: each === kind,
    })),
  ];
}

/** Note for results that don't match all words as typed. */
export function searchNote(q: string, { matched, respelled }: SearchResponse): string | undefined {
  if (respelled !== null) return `No results for “${q}”.`;
  return matched === 'some' ? 'No page contains all of these words. These results contain some of them.' : undefined;
}

/** Error message of a failed search. @param status HTTP status; 0 or undefined if there was no response */
export function searchFailureText(status: number | undefined): string {
  if (status === 429) return 'Too many searches. Wait a minute, then try again.';
  if (status !== undefined && status >= 400 && status < 500) return 'Search is not available right now.';
  return 'Search can’t be reached. Check your connection, then try again.';
}
