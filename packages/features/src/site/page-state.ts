import type { OrganizationFacts } from '@porchlight/contract/organization';
import { organizationElementId, pageStateElementId } from '@porchlight/contract/page-marks';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isClientFault } from '../api/index.ts';
import type { ReadQuery } from './page.ts';

/** One answer: the query's key with its data, or with the status of its failure. */
export type DehydratedQuery = [key: QueryKey, data: unknown] | [key: QueryKey, data: null, failedWith: number];

/** What a page rendered by the server hands to the browser. */
export interface PageState {
  /** Moment of rendering, ISO 8601. */
  now: string;
  /** Address of the site without a slash at its end, the same for server and browser. */
  origin: string;
  records: DehydratedQuery[];
}

/** Fields that only the dashboard reads; it never starts from a page of the server's. */
const staffFields = new Set(['version', 'updated_at']);

/**
 * The state of a rendered page as JSON, safe inside a script element: failed queries too, so that none is asked twice.
 * Of an error only its status leaves: its text is for the server's log.
 */
export function pageState(client: QueryClient, now: Date, origin: string): string {
  const records = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state, meta }): DehydratedQuery[] => {
      if (state.error) return [[queryKey, null, statusOf(state.error)]];
      if (state.status !== 'success') return [];
      return [[queryKey, meta?.dehydrate ? meta.dehydrate(state.data, now) : state.data]];
    });
  return JSON.stringify({ now: now.toISOString(), origin, records } satisfies PageState, (field, value) =>
    staffFields.has(field) ? undefined : value,
  ).replaceAll('<', '\\u003c');
}

/** Reads the state out of the page; null on a page that the server did not render. */
export function readPageState(document: Document): PageState | null {
  const text = document.getElementById(pageStateElementId)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Reads what names the organization out of a page; null where none comes with it. */
export function readOrganization(document: Document): OrganizationFacts | null {
  const text = document.getElementById(organizationElementId)?.textContent;
  return text ? JSON.parse(text) : null;
}

/**
 * Puts the records of a rendered page into the cache as if they had just been fetched: the server drops a cached page
 * when a record of it changes, so what came with the page is current however long ago it was rendered.
 */
export function hydrateRecords(client: QueryClient, { records }: PageState): void {
  for (const [queryKey, data, failedWith] of records) {
    if (failedWith === undefined) client.setQueryData(queryKey, data);
    else restoreFailure(client, queryKey, failedWith);
  }
}

function restoreFailure(client: QueryClient, queryKey: QueryKey, status: number): void {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey }));
  query.setState({
    ...query.state,
    status: 'error',
    error: Object.assign(new Error(`The server answered ${status}.`), { status }),
    errorUpdatedAt: Date.now(),
    errorUpdateCount: 1,
  });
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
  const status = error instanceof Object && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}
