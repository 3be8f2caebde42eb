import type { DatedResource, FeedResource } from '@porchlight/contract/discovery';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import type { QuiltName } from '@porchlight/ui/media/QuiltBlock';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import type { PrefetchedQuery } from '../api/index.ts';

/** The part of the URL that a page gets. */
export interface PageArgs {
  /** Path parameters, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query parameters that the page lists in `searchParams`. */
  searchParams: URLSearchParams;
}

/** A record that structured data and social cards describe. */
export type HeadRecord = {
  [Name in DescribedResource]: {
    name: Name;
    record: RecordOf<Name>;
    /** Of an event that repeats: its dates. */
    dates?: readonly SeriesDate[];
    /** Its rule in words. */
    rule?: string;
  };
}[DescribedResource];

/** One of the dates of an event that repeats. */
export type SeriesDate = Pick<RecordOf<'event'>, 'id' | 'title' | 'slug' | 'date' | 'end_date' | 'all_day' | 'status'>;

type DescribedResource = DatedResource | FeedResource | 'topic';

/** A feed or a calendar of a page, for `<link rel="alternate">`. */
export interface PageAlternate {
  type: 'application/rss+xml' | 'text/calendar';
  title: string;
  /** Path of the feed or calendar. */
  href: string;
}

/** A link to a parent page. */
export interface ParentPage {
  text: string;
  /** Path of the page. */
  href: string;
}

/** A silent video of a page. */
export interface PageVideo {
  /** Short title. */
  name: string;
  /** Description of what it shows. */
  label: string;
  /** Its files. */
  sources: readonly { src: string; type: 'video/webm' | 'video/mp4' }[];
  /** URL of its poster. */
  poster: string;
  /** Its length. */
  seconds: number;
  /** When it was first published: an ISO moment with an offset. */
  uploadedAt: string;
}

/** Data of a page's head. */
export interface PageHead {
  /** Title without the organization's name, which is added; '' for the home page. */
  title: string;
  /** Title on the social card, where several pages share one card. @default the title */
  cardTitle?: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Canonical path of the page. */
  canonicalPath: string;
  /** Path of the previous page of a paginated list. */
  previousPath?: string;
  /** Path of the next page of a paginated list. */
  nextPath?: string;
  /** Open Graph type. @default 'website' */
  type?: 'website' | 'article';
  /** URL of the record's picture, for structured data. */
  imageUrl?: string;
  /** The record that the page is about. */
  about?: HeadRecord;
  /** Videos on the page. */
  videos?: readonly PageVideo[];
  /** Parent pages from the top down, without the home page. */
  parents?: readonly ParentPage[];
  /** Feeds and calendars of the page's content. */
  alternates?: readonly PageAlternate[];
  /** Quilt block on the social card. @default one seeded by the path */
  quilt?: { seed: string; block?: QuiltName };
  /** True if there is nothing at this URL: the page is a 404 and not indexed. @default false */
  missing?: boolean;
  /** True for a page that search engines should not index. @default false */
  unlisted?: boolean;
}

/** Returns a query's cached data; undefined if there is none. */
export type ReadQuery = <Data>(query: { queryKey: DataTag<QueryKey, Data, Error> }) => Data | undefined;

/** The part of a route that is known before it renders: its queries and its head. Pure functions. */
export interface Page {
  /** Query parameters that change the page; others are ignored, so that they can't fill the page cache. */
  searchParams?: readonly string[];
  /** Fixed paths of the page, for the sitemap and the site search. @default the route's path, if without parameters */
  addresses?: readonly string[];
  /** Whether a record has the page's words, which the search finds. @default false */
  hasRecord?: boolean;
  /** Resources whose lists are the page's content: the page counts as modified when one of their records changes. */
  lists?: readonly ResourceName[];
  /**
   * The page's queries: the server fetches them before rendering, the browser prefetches them on navigation. Called again
   * with what was read, until there are no new ones.
   */
  queries?(args: PageArgs, read: ReadQuery): PrefetchedQuery[];
  /** Loads the code that the page needs for what was read, besides its own: the server and hydration wait for it. */
  load?(args: PageArgs, read: ReadQuery): Promise<void>;
  /** The modules that `load` loads, as the ends of their names in the build's manifest: they are preloaded. */
  modules?(args: PageArgs, read: ReadQuery): readonly string[];
  /**
   * When what the page shows changes by itself, such as when an event begins; undefined if it doesn't. A rendered page is
   * not cached for longer.
   */
  changesAt?(args: PageArgs, read: ReadQuery, now: Date): Date | undefined;
  /** Returns the head, from the URL and the cached queries. */
  head(args: PageArgs, read: ReadQuery): PageHead;
}
