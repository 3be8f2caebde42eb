import { createStyleCache } from '@porchlight/ui/theme';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { browserSource, createRecordClient } from '../api/index.ts';
import { AppProviders } from '../site/AppProviders.tsx';
import type { Page } from '../site/page.ts';
import { RouteFailure } from '../site/RouteFailure.tsx';
import './sample-organization.ts';

export interface ScreenProps {
  /** Component of the screen. */
  Component: ComponentType;
  /** Path pattern of its route, as in `/article/:id`. */
  path: string;
  /** Initial URL. @default the path */
  at?: string;
  /** Queries and head of its route. */
  page?: Page;
  /** Layout route around it. */
  layout?: ComponentType;
}

/** Current time of stories and tests. */
const storyNow = new Date('2026-03-14T15:00:00Z');

/** Shared by all stories: separate caches would leave thousands of unused style rules in the document. */
const styleCache = createStyleCache();

/**
 * A whole screen at a URL, for stories and tests, with the real router and query client on a mocked backend. All other
 * URLs show 'Another page'.
 */
export function Screen({ Component, path, at = path, page, layout }: ScreenProps) {
  const [client] = useState(storyClient);
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          ErrorBoundary: RouteFailure,
          children: [
            {
              Component: layout,
              children: [
                {
                  ErrorBoundary: RouteFailure,
                  children: [
                    { path, Component, handle: { page } },
                    { path: '*', Component: OtherPage },
                  ],
                },
              ],
            },
          ],
        },
      ],
      { initialEntries: [at] },
    ),
  );
  return (
    <AppProviders client={client} now={storyNow} origin="https://porchlight.example.org" styleCache={styleCache}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}

/** The app's query client without retries, so that stories show errors immediately. */
function storyClient() {
  const client = createRecordClient(browserSource);
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false } });
  return client;
}

function OtherPage() {
  return <p>Another page</p>;
}
