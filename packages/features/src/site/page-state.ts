import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { isClientFault } from '../api/index.ts';
import type { ReadQuery } from './page.ts';

/** Id of the element that carries the state of a rendered page. */
export const pageStateElementId = 'state';

/** What a page rendered by the server hands to the browser. */
export interface PageState {
  /** Moment of rendering, ISO 8601. */
  now: string;
  /** Address of the site without a slash at its end, the same for server and browser. */
  origin: string;
  records: DehydratedState;
}

/** The state of a rendered page as JSON, safe inside a script element: failed queries too, so that none is asked twice. */
export function pageState(client: QueryClient, now: Date, origin: string): string {
  const records = dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
    // An error leaves with its status only: its text is for the server's log.
    serializeData: (data: unknown) => data,
    shouldRedactErrors: () => false,
  });
  for (const query of records.queries) {
    if (query.state.error) {
      const status = statusOf(query.state.error);
      Object.assign(query.state, { error: { status }, fetchFailureReason: null });
    }
  }
  return JSON.stringify({ now: now.toISOString(), origin, records } satisfies PageState).replaceAll('<', '\\u003c');
}

/** Reads the state out of the page; null on a page that the server did not render. */
export function readPageState(document: Document): PageState | null {
  const text = document.getElementById(pageStateElementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

/**
 * Puts the records of a rendered page into the cache as if they had just been fetched: the server drops a cached page
 * when a record of it changes, so what came with the page is current however long ago it was rendered.
 */
export function restoreRecords(client: QueryClient, { records }: PageState): void {
  const now = Date.now();
  for (const { state } of records.queries) {
    if (state.status === 'error') state.errorUpdatedAt = now;
    else state.dataUpdatedAt = now;
  }
  hydrate(client, records);
}

/** Reads answers out of a cache, for a page's head. */
export function readRecords(client: QueryClient): ReadQuery {
  return (query) => client.getQueryData(query.queryKey);
}

/**
 * Status of a page by its queries: 404 when there is no such record, be it that its id can't be one,
 * 503 when the records can't be had, else 200.
 */
export function worstStatus(client: QueryClient): number {
  const errors = client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => (state.error ? [state.error] : []));
  if (errors.length === 0) return 200;
  return errors.every(isClientFault) ? 404 : 503;
}

function statusOf(error: unknown): number {
  const status = (error as { status?: unknown }).status;
  return typeof status === 'number' ? status : 500;
}
