import type { ResourceName } from '@porchlight/contract/entities';
import type { Page, PageArgs } from './page.ts';

/** A route's `handle`, read by its layout, its screen and the server. */
export interface RouteHandle {
  page?: Page;
  /** The entity of a dashboard screen. */
  entity?: ResourceName;
}

/** The part of the URL that a page gets: path parameters, and only the query parameters that it lists. */
export function pageArgs(page: Page | undefined, params: PageArgs['params'], searchParams: URLSearchParams): PageArgs {
  const entries = (page?.searchParams ?? []).flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { params, searchParams: new URLSearchParams(entries) };
}

/** A matched route's handle; empty for a route without one. */
export function routeHandle(match: { handle?: unknown } | undefined): Partial<RouteHandle> {
  // The router doesn't change the handle, which `createRoutes` has set.
  return (match?.handle ?? {}) as Partial<RouteHandle>;
}
