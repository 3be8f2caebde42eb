import type { DataTag, QueryKey } from '@tanstack/react-query';

/** What a page is told of its address. */
export interface PageArgs {
  /** Named parts of the path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query parameters that the page lists in `searchParams`. */
  searchParams: URLSearchParams;
}

/** What a page says of itself in the head. */
export interface PageHead {
  /** Without the organisation's name, which is added; '' for the home page. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** The page's one address, a path. */
  canonicalPath: string;
  /** Open Graph type. @default 'website' */
  type?: 'website' | 'article';
  /** Address of a picture for shared links. @default the site's own card */
  imageUrl?: string;
  /** Set when there is nothing here: the page answers 404 and is not indexed. */
  missing?: boolean;
}

/** Gives the answer of a query as far as it is known; undefined while it is missing. */
export type ReadQuery = <Data>(query: { queryKey: DataTag<QueryKey, Data, Error> }) => Data | undefined;

/** The part of a route that is known before it is drawn: its records and its head. Pure. */
export interface Page {
  /** Query parameters that change the page; every other one is ignored, so that it can't fill the cache of pages. */
  searchParams?: readonly string[];
  /** The records it shows, fetched before it is drawn on the server and at once in a browser. */
  queries?(args: PageArgs): { queryKey: QueryKey }[];
  /** What the head says, from the address and the records that are known. */
  head(args: PageArgs, read: ReadQuery): PageHead;
}
