import { type RecordClient, startQuery } from '@porchlight/features/api';

import { pageArgs, RouteFailure, type RouteHandle } from '@porchlight/features/site';
import type { RouteObject } from 'react-router-dom';
import { loadLayout, loadRoute } from './load-route.ts';
import {
  dashboardLayout,
  dashboardRoutes,
  publicLayout,
  publicRoutes,
  type RouteEntry,
  signInRoutes,
} from './route-table.ts';

/**
 * The router's tree out of the route table. A route's loader starts its queries;
 * the server waits for them, a browser does not, so that a page says 'Loading...' first. spec 4
 * @param clientOf who starts the queries, by the `requestContext` of a static handler's query; a browser has one for all
 */
export function createRoutes(
  clientOf: (requestContext: RecordClient) => RecordClient,
  options: { awaitQueries: boolean },
): RouteObject[] {
  const toRoute = ({ path, file, entity }: RouteEntry, layout?: string): RouteObject => ({
    id: path,
    path,
    lazy: async () => {
      const { Component, page } = await loadRoute(file, layout);
      return {
        Component,
        handle: { page, entity } satisfies RouteHandle,
        // A screen of the dashboard asks by itself; a loader would have the router draw it twice at every press.
        loader:
          page &&
          (async ({ params, request, context }) => {
            const queries = page.queries?.(pageArgs(page, params, new URL(request.url).searchParams)) ?? [];
            const started = queries.map((query) => startQuery(clientOf(context), query));
            if (options.awaitQueries) await Promise.all(started);
            return null;
          }),
      };
    },
  });
  const toLayout = (file: string, routes: readonly RouteEntry[]): RouteObject => ({
    lazy: async () => ({ Component: (await loadLayout(file)).Component }),
    // A page that fails leaves its frame standing, and with it the way to the others.
    children: [{ ErrorBoundary: RouteFailure, children: routes.map((route) => toRoute(route, file)) }],
  });
  return [
    {
      ErrorBoundary: RouteFailure,
      HydrateFallback: Nothing,
      children: [
        toLayout(dashboardLayout, dashboardRoutes),
        ...signInRoutes.map((route) => toRoute(route)),
        toLayout(publicLayout, publicRoutes),
      ],
    },
  ];
}

/** Drawn for the moment between the program's start and its first page; the server's page stands meanwhile. */
function Nothing() {
  return null;
}
