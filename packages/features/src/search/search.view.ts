import { entityOf } from '@porchlight/contract/entities';
import { galleryPageSize, listPageSize, searchPageSize, searchQueryMaxCharacters } from '@porchlight/contract/limits';
import type { SearchResult } from '@porchlight/contract/search';
import { countsAll, isSearchKind, type SearchAnswer, type SearchKind, searchKinds } from '@porchlight/contract/search';
import type { FilterLink } from '@porchlight/ui/FilterLinks';
import type { SearchResultItem } from '@porchlight/ui/SearchResults';
import { searchQuery } from '../api/index.ts';
import { pageHref } from '../records/index.ts';
import { urls } from '../urls/index.ts';

/** What an address of the search asks for. */
export interface AskedSearch {
  /** The words, without spaces around; '' before anything was typed. */
  q: string;
  /** Only this kind; undefined for everything. */
  kind?: SearchKind;
  /** From 1. */
  page: number;
}

/** Query parameters of the search. */
export const searchParameters = ['q', 'kind', 'page'] as const;

/** What a kind is called, one and many. */
export function kindWords(kind: SearchKind): { one: string; many: string } {
  return (kind === 'page' ? undefined : entityOf(kind).search) ?? { one: 'Page', many: 'Pages' };
}

/** Reads an address; whatever people and robots write there, a search comes of it. */
export function askedSearch(searchParams: URLSearchParams): AskedSearch {
  // No page may hold a control character, and nobody typed one.
  const typed = Array.from((searchParams.get('q') ?? '').replace(/\p{Cc}/gu, '').trim());
  const kind = searchParams.get('kind');
  const page = searchParams.get('page') ?? '';
  return {
    q: typed.slice(0, searchQueryMaxCharacters).join('').toWellFormed(),
    kind: isSearchKind(kind) ? kind : undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a search. */
export function searchHref({ q, kind, page = 1 }: Partial<AskedSearch>): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (kind) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${urls.search}?${text}` : urls.search;
}

/** The results of a search's page. */
export function searchPageQuery({ q, kind, page }: AskedSearch) {
  return searchQuery({ q, kind, limit: searchPageSize, offset: (page - 1) * searchPageSize });
}

/** What the list shows of something that was found. */
export function foundItem(found: SearchResult): SearchResultItem {
  const { kind, id, title, subtitle, date, snippet, change } = found;
  return {
    id: `${kind}-${id}`,
    title,
    subtitle,
    href: foundHref(found),
    kind: [change, kindWords(kind).one].filter(Boolean).join(' · '),
    date,
    withTime: kind !== 'page' && entityOf(kind).fields.date?.kind === 'dateTime',
    text: snippet,
  };
}

/** Where something that was found is shown: on its own page, or on the page of a list that it stands on. */
function foundHref(found: SearchResult): string {
  const { kind, slug, type, position } = found;
  switch (kind) {
    case 'page':
      return slug;
    case 'gallery':
      return pageHref(urls.gallery, pageOf(position, galleryPageSize));
    case 'team':
      return type ? pageHref(urls.teamType(type), pageOf(position, listPageSize)) : urls.whoWeAre;
    case 'actionNetwork':
      return pageHref(urls.actionNetwork, pageOf(position, listPageSize));
    default:
      return entityOf(kind).publicUrl?.({ version: 0, ...found }) ?? urls.home;
  }
}

/** The page, from 1, on which a record stands. @param position its place in the whole list, from 0 */
function pageOf(position: number | null, pageSize: number): number {
  return Math.floor((position ?? 0) / pageSize) + 1;
}

/** The ways to narrow a search down: everything, then each kind that was found; none where there is one kind only. */
export function kindLinks({ q, kind }: AskedSearch, counts: SearchAnswer['counts']): FilterLink[] {
  const found = searchKinds.filter((each) => counts[each] || each === kind);
  if (found.length < 2 && !kind) return [];
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    {
      text: 'Everything',
      href: searchHref({ q }),
      count: all,
      hasMore: !countsAll(counts),
      isCurrent: kind === undefined,
    },
    ...found.map((each) => ({
      text: kindWords(each).many,
      href: searchHref({ q, kind: each }),
      count: counts[each] ?? 0,
      hasMore: !countsAll(counts, each),
      isCurrent: each === kind,
    })),
  ];
}

/** What to say where the results do not have the words just as they were typed. */
export function searchNote(q: string, { matched, respelled }: SearchAnswer): string | undefined {
  if (respelled !== null) return `Nothing has “${q}”.`;
  return matched === 'some' ? 'Nothing has all of these words, so here is what has some of them.' : undefined;
}

/** What to say where a search could not be answered. @param status of the failure; 0 or undefined for none */
export function searchFailureText(status: number | undefined): string {
  if (status === 429) return 'That was a lot of searching at once. Give it a minute, then try again.';
  if (status !== undefined && status >= 400 && status < 500) return 'This website can’t be searched at the moment.';
  return 'The search can’t be reached. Check your connection, then try again.';
}
