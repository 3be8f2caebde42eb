import { type HydrationState, matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { followHeldLink } from './held-link.ts';

/**
 * Makes ready for taking over the page that the server drew: loads its components into the routes, and tells the router
 * that its loaders have run. So the router is ready at once, and leaves the visitor where they have scrolled to; a
 * router that starts by itself moves the page to its top. What does not arrive is asked for once more when a visitor
 * presses a button or a held link.
 * @returns undefined where the components can't be had: then the router tries by itself and shows what went wrong
 */
export async function loadHydrationState(routes: RouteObject[]): Promise<HydrationState | undefined> {
  const drawn = matchRoutes(routes, location) ?? [];
  for (let failures = 1; !(await loadInto(drawn)); failures += 1) {
    // Who pressed what only the program answers in place goes where it leads.
    if (!followHeldLink() && failures > 1) return undefined;
    // The line is down, and the page stands: who reads goes on reading, until a press asks for what did not arrive.
    await pressed();
  }
  return { loaderData: Object.fromEntries(drawn.map(({ route }) => [route.id ?? '', null])) };
}

/** Loads the components of routes into them. @returns whether all of them arrived */
async function loadInto(drawn: RouteMatch<string, RouteObject>[]): Promise<boolean> {
  try {
    const loaded = await Promise.all(
      drawn.map(async ({ route }) => ({
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

/** Waits for a press that does nothing without the program; it is done again once the program is there. */
function pressed(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('click', function press({ target }) {
      if (!window.heldLink && !(target instanceof Element && target.closest('button[type=button]'))) return;
      removeEventListener('click', press);
      resolve();
    });
  });
}
