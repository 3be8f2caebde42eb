import type { ResourceName } from '@porchlight/contract/entities';
import type { Page, PageArgs } from './page.ts';

/** What a route carries for its layout, its screen and the server. */
export interface RouteHandle {
  page?: Page;
  /** The entity that a dashboard screen is about. */
  entity?: ResourceName;
}

/** The part of an address that a page is told: its parameters, and of the query only what the page asks for. */
export function pageArgs(page: Page | undefined, params: PageArgs['params'], searchParams: URLSearchParams): PageArgs {
  const kept = (page?.searchParams ?? []).flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { params, searchParams: new URLSearchParams(kept) };
}

/** What a route's file says of it; nothing for a route without one. */
export function routeHandle(match: { handle?: unknown } | undefined): Partial<RouteHandle> {
  // The router keeps it as it was given, which is by `createRoutes`.
  return (match?.handle ?? {}) as Partial<RouteHandle>;
}
