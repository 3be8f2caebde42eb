import type { DatedResource, FeedResource } from '@porchlight/contract/discovery';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import type { QuiltName } from '@porchlight/ui/QuiltBlock';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import type { StartedQuery } from '../api/index.ts';
import type { SiteVideo } from './media.ts';

/** What a page is told of its address. */
export interface PageArgs {
  /** Named parts of the path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query parameters that the page lists in `searchParams`. */
  searchParams: URLSearchParams;
}

/** A record that search engines and shared links are told of. */
export type HeadRecord = {
  [Name in DatedResource | FeedResource]: { name: Name; record: RecordOf<Name> };
}[DatedResource | FeedResource];

/** Something else that follows the page: a feed or a calendar. */
export interface PageAlternate {
  type: 'application/rss+xml' | 'text/calendar';
  title: string;
  /** A path. */
  href: string;
}

/** A link to a page above this one. */
export interface ParentPage {
  text: string;
  /** A path. */
  href: string;
}

/** What a page says of itself in the head. */
export interface PageHead {
  /** Without the organization's name, which is added; '' for the home page. */
  title: string;
  /** What the picture of a shared link says, where it is the same for several pages. @default the title */
  cardTitle?: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** The page's one address, a path. */
  canonicalPath: string;
  /** In a list that comes page by page: the page before this one, a path. */
  previousPath?: string;
  /** And the one after it. */
  nextPath?: string;
  /** Open Graph type. @default 'website' */
  type?: 'website' | 'article';
  /** Address of the record's picture, for search engines. */
  imageUrl?: string;
  /** The record that the page is about. */
  about?: HeadRecord;
  /** The films that the page shows. */
  videos?: readonly SiteVideo[];
  /** The pages above this one, from the outermost, the home page left out. */
  parents?: readonly ParentPage[];
  /** Feeds and calendars of what the page lists. */
  alternates?: readonly PageAlternate[];
  /** The quilt block on the picture of shared links. @default one that the address chooses */
  quilt?: { seed: string; block?: QuiltName };
  /** Set when there is nothing here: the page answers 404 and is not indexed. */
  missing?: boolean;
  /** Set for a page that search engines should not list. @default false */
  unlisted?: boolean;
}

/** Gives the answer of a query as far as it is known; undefined while it is missing. */
export type ReadQuery = <Data>(query: { queryKey: DataTag<QueryKey, Data, Error> }) => Data | undefined;

/** The part of a route that is known before it is drawn: its records and its head. Pure. */
export interface Page {
  /** Query parameters that change the page; every other one is ignored, so that it can't fill the cache of pages. */
  searchParams?: readonly string[];
  /** Its fixed addresses, for search engines, where its path has parameters. */
  addresses?: readonly string[];
  /** Resources whose lists are the page's content, so that it counts as changed when one of them changes. */
  lists?: readonly ResourceName[];
  /** The records it shows, fetched before it is drawn on the server and at once in a browser. */
  queries?(args: PageArgs): StartedQuery[];
  /** What the head says, from the address and the records that are known. */
  head(args: PageArgs, read: ReadQuery): PageHead;
}
