import { type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Makes ready for taking over the page that the server drew: loads its components into the routes, and tells the router
 * that its loaders have run. So the router is ready at once, and leaves the visitor where they have scrolled to; a
 * router that starts by itself moves the page to its top.
 * @returns undefined where the components can't be had: then the router tries by itself and shows what went wrong
 */
export async function takeOver(routes: RouteObject[]): Promise<HydrationState | undefined> {
  const drawn = matchRoutes(routes, location) ?? [];
  try {
    const loaded = await Promise.all(
      drawn.map(async ({ route }) => ({
        route,
        parts: typeof route.lazy === 'function' ? await route.lazy() : {},
      })),
    );
    for (const { route, parts } of loaded) Object.assign(route, parts, { lazy: undefined });
  } catch {
    return undefined;
  }
  return { loaderData: Object.fromEntries(drawn.map(({ route }) => [route.id ?? '', null])) };
}
