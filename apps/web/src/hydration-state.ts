import { type HydrationState, matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { followPendingLink } from './pending-link.ts';

/**
 * Prepares the hydration of the page that the server rendered: loads its components into the routes, and marks its
 * loaders as done. The router is then initialized immediately and keeps the visitor's scroll position; otherwise it
 * scrolls to the top. If loading fails, it is retried when a visitor clicks a button or a pending link.
 * @returns undefined if the components can't be loaded: then the router tries by itself and shows the error
 */
export async function loadHydrationState(routes: RouteObject[]): Promise<HydrationState | undefined> {
  const matches = matchRoutes(routes, location) ?? [];
  for (let failures = 1; !(await loadComponents(matches)); failures += 1) {
    // A pending link is followed to its address, since the app that should handle it is not there.
    if (!followPendingLink() && failures > 1) return undefined;
    // Offline: the page stays readable, and loading is retried with the next click that needs the app.
    await nextClick();
  }
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null])) };
}

/** Loads the components of routes into them. @returns whether all of them were loaded */
async function loadComponents(matches: RouteMatch<string, RouteObject>[]): Promise<boolean> {
  try {
    const loaded = await Promise.all(
      matches.map(async ({ route }) => ({
        route,
        parts: typeof route.lazy === 'function' ? await route.lazy() : {},
      })),
    );
    for (const { route, parts } of loaded) Object.assign(route, parts, { lazy: undefined });
    return true;
  } catch {
    return false;
  }
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
