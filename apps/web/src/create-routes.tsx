import { loadChunk, type RecordClient } from '@porchlight/features/api';
import { pageArgs, prefetchPage, RouteFailure, type RouteHandle } from '@porchlight/features/site';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import {
  dashboardLayout,
  dashboardRoutes,
  publicLayout,
  publicRoutes,
  type RouteEntry,
  signInRoutes,
} from './route-table.ts';

/**
 * Builds the router's route tree from the route table. A route's loader starts its queries; the server waits for them,
 * a browser does not, so that a page shows 'Loading...' first. spec 4
 * @param clientOf returns the client for the queries, given the `requestContext` of a static handler's query; a browser
 * uses the same client for all
 */
export function createRoutes(
  clientOf: (requestContext: RecordClient) => RecordClient,
  options: { awaitQueries: boolean },
): RouteObject[] {
  const toRoute = ({ path, file, lazy, entity }: RouteEntry): RouteObject => ({
    id: path,
    path,
    lazy: async () => {
      const { Component, page } = await loadChunk(file, lazy);
      return {
        Component,
        handle: { page, entity } satisfies RouteHandle,
        // Dashboard screens start their own queries; with a loader the router would render them twice per navigation.
        loader:
          page &&
          (async ({ params, request, context }) => {
            const args = pageArgs(page, params, new URL(request.url).searchParams);
            const prefetched = prefetchPage(clientOf(context), page, args);
            if (options.awaitQueries) await prefetched;
            return null;
          }),
      };
    },
  });
  const toLayout = (
    file: string,
    load: () => Promise<{ Component: ComponentType }>,
    routes: readonly RouteEntry[],
  ): RouteObject => ({
    lazy: async () => ({ Component: (await loadChunk(file, load)).Component }),
    // Below the layout, so that it and its navigation stay when a page fails.
    children: [{ ErrorBoundary: RouteFailure, children: routes.map(toRoute) }],
  });
  return [
    {
      ErrorBoundary: RouteFailure,
      HydrateFallback: EmptyFallback,
      children: [
        toLayout(dashboardLayout, () => import('./routes/dashboard/layout.ts'), dashboardRoutes),
        ...signInRoutes.map(toRoute),
        toLayout(publicLayout, () => import('./routes/public/layout.ts'), publicRoutes),
      ],
    },
  ];
}

/** Rendered while a router without hydration data loads its first page. */
function EmptyFallback() {
  return null;
}
