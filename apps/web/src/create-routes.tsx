import { type RecordClient, startQuery } from '@porchlight/features/api';

import { pageArgs, RouteFailure, type RouteHandle } from '@porchlight/features/site';
import type { RouteObject } from 'react-router-dom';
import { loadRoute } from './load-route.ts';
import {
  dashboardLayout,
  dashboardRoutes,
  publicLayout,
  publicRoutes,
  type RouteEntry,
  signInRoute,
} from './route-table.ts';

/**
 * The router's tree out of the route table. A route's loader starts its queries;
 * the server waits for them, a browser does not, so that a page says 'Loading...' first. spec 4
 */
export function createRoutes(client: RecordClient, options: { awaitQueries: boolean }): RouteObject[] {
  const toRoute = ({ path, file }: RouteEntry): RouteObject => ({
    id: path,
    path,
    lazy: async () => {
      const { Component, page } = await loadRoute(file);
      return {
        Component,
        handle: { file, page } satisfies RouteHandle,
        loader: async ({ params, request }) => {
          const queries = page?.queries?.(pageArgs(page, params, new URL(request.url).searchParams)) ?? [];
          const started = queries.map((query) => startQuery(client, query));
          if (options.awaitQueries) await Promise.all(started);
          return null;
        },
      };
    },
  });
  const layout = (file: string, children: RouteObject[]): RouteObject => ({
    lazy: async () => ({ Component: (await loadRoute(file)).Component }),
    // A page that fails leaves its frame standing, and with it the way to the others.
    children: [{ ErrorBoundary: RouteFailure, children }],
  });
  return [
    {
      ErrorBoundary: RouteFailure,
      HydrateFallback: Nothing,
      children: [
        layout(dashboardLayout, dashboardRoutes.map(toRoute)),
        toRoute(signInRoute),
        layout(publicLayout, publicRoutes.map(toRoute)),
      ],
    },
  ];
}

/** Drawn for the moment between the program's start and its first page; the server's page stands meanwhile. */
function Nothing() {
  return null;
}
