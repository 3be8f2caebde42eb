import type { SiteMenus } from '@porchlight/contract/menus';
import type { OrganizationFacts } from '@porchlight/contract/organization';
import { menusElementId, organizationElementId, pageStateElementId } from '@porchlight/contract/page-identifiers';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isClientError } from '../api/index.ts';
import type { ReadQuery } from './page.ts';

/** A dehydrated query: its key with its data, or with the HTTP status of its error. */
export type DehydratedQuery = [key: QueryKey, data: unknown] | [key: QueryKey, data: null, failedWith: number];

/** State in a server-rendered page for hydration. */
export interface PageState {
  /** Time of rendering, ISO 8601. */
  now: string;
  /** Origin of the site without a trailing slash, the same for server and browser. */
  origin: string;
  records: DehydratedQuery[];
}

/** Fields that are left out, because only the dashboard reads them, which is not server-rendered. */
const staffFields = new Set(['version', 'updated_at']);

/**
 * The state of a rendered page as JSON, escaped for a script element. Includes failed queries, so that the browser
 * doesn't repeat them, but of an error only the status: its message is for the server's log.
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
  return JSON.stringify({ now: now.toISOString(), origin, records } satisfies PageState, shownPart).replaceAll(
    '<',
    '\\u003c',
  );
}

/** Leaves out what visitors don't see of a record, and the empty values of its sections, which count as empty if missing. */
function shownPart(this: object, field: string, value: unknown): unknown {
  const isInRecord = 'id' in this && typeof this.id === 'number';
  // Only of records: sections and formatted texts have versions of their own.
  if (isInRecord && staffFields.has(field)) return undefined;
  if (isInRecord && field === 'sections' && Array.isArray(value)) return value.filter(({ hidden }) => !hidden);
  return field === 'values' && 'kind' in this ? withoutEmpty(value) : value;
}

/** The values of a section, or of an item in it, without empty ones. */
function withoutEmpty(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      if (!Array.isArray(value)) return value === '' || value === null ? [] : [[name, value]];
      return value.length === 0 ? [] : [[name, value.map(withoutEmpty)]];
    }),
  );
}

/** Reads the state from the page; null if it was not server-rendered. */
export function readPageState(document: Document): PageState | null {
  return JSON.parse(textOf(document, pageStateElementId));
}

/** Reads the organization's settings from the page; null if it has none. */
export function readOrganization(document: Document): OrganizationFacts | null {
  return JSON.parse(textOf(document, organizationElementId));
}

/** Reads the menus from the page; null if it has none. */
export function readMenus(document: Document): SiteMenus | null {
  return JSON.parse(textOf(document, menusElementId));
}

const textOf = (document: Document, id: string) => document.getElementById(id)?.textContent || 'null';

/**
 * Puts a rendered page's queries into the cache as if they had just been fetched: the server invalidates a cached page
 * when one of its records changes, so they are fresh even if the page was rendered long ago.
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

/** Returns a function that reads queries from the cache, for a page's head. */
export function readRecords(client: QueryClient): ReadQuery {
  return (query) => client.getQueryData(query.queryKey);
}

/**
 * HTTP status of a page by its queries: 200 without errors, 404 if all errors are 4xx (no such record or an invalid
 * id), else 503.
 */
export function pageStatus(client: QueryClient): number {
  const errors = client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => (state.error ? [state.error] : []));
  if (errors.length === 0) return 200;
  return errors.every(isClientError) ? 404 : 503;
}

function statusOf(error: unknown): number {
  const status = error instanceof Object && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}
