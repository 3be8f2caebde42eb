import type { RecordClient } from '@porchlight/features/api';
import { pageArgs, type RouteHandle, readRecords, routeHandle } from '@porchlight/features/site';
import { type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom';
import { followPendingLink } from './pending-link.ts';

/**
 * Prepares the hydration of the page that the server rendered: loads its components into the routes and what they need
 * for its records, and marks its loaders as done. The router is then initialized immediately and keeps the visitor's scroll position; otherwise it
 * scrolls to the top. If loading fails, it is retried when a visitor clicks a button or a pending link.
 * @returns undefined if the components can't be loaded: then the router shows the error
 */
export async function loadHydrationState(
  routes: RouteObject[],
  client: RecordClient,
): Promise<HydrationState | undefined> {
  const matched = matchRoutes(routes, location) ?? [];
  const params = matched.at(-1)?.params ?? {};
  const matches = matched.map(({ route }) => route);
  for (let attempt = 1; ; attempt += 1) {
    // Loading is tried several times before it fails, and a visitor may click meanwhile: that click counts as well.
    const click = nextClick();
    const errors = await loadComponents(matches, ({ page }) => {
      const args = pageArgs(page, params, new URLSearchParams(location.search));
      return page?.load?.(args, readRecords(client));
    });
    if (errors.size === 0) break;
    // A pending link is followed to its address, since the app that should handle it is not there.
    if (!followPendingLink() && attempt > 1) {
      for (const [route, error] of errors) rejectOnce(route, error);
      return undefined;
    }
    // Offline: the page stays readable, and loading is retried with the next click that needs the app.
    await click;
  }
  return { loaderData: Object.fromEntries(matches.map(({ id }) => [id ?? '', null])) };
}

/**
 * Loads the components of routes into them, if all can be loaded.
 * @param loadRest loads what a route needs besides
 * @returns the errors of those that can't
 */
async function loadComponents(
  routes: readonly RouteObject[],
  loadRest: (handle: Partial<RouteHandle>) => Promise<void> | undefined,
): Promise<Map<RouteObject, unknown>> {
  const errors = new Map<RouteObject, unknown>();
  const loadParts = async (route: RouteObject) => {
    try {
      const loaded = typeof route.lazy === 'function' ? await route.lazy() : {};
      await loadRest(routeHandle(loaded));
      return loaded;
    } catch (error) {
      errors.set(route, error);
    }
  };
  const parts = await Promise.all(routes.map(loadParts));
  if (errors.size === 0)
    for (const [index, route] of routes.entries()) Object.assign(route, parts[index], { lazy: undefined });
  return errors;
}

/** Gives the router the error of a route that couldn't be loaded just now: trying again would keep the page blank. */
function rejectOnce(route: RouteObject, error: unknown): void {
  const { lazy } = route;
  if (typeof lazy !== 'function') return;
  let isRejected = false;
  route.lazy = () => {
    if (isRejected) return lazy();
    isRejected = true;
    return Promise.reject(error);
  };
}

/** Waits for a click that has no effect without the app; it is replayed once the app is there. */
function nextClick(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('click', function onClick({ target }) {
      if (!window.pendingLink && !(target instanceof Element && target.closest('button[type=button]'))) return;
      removeEventListener('click', onClick);
      resolve();
    });
  });
}
