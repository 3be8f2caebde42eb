import { createStyleCache } from '@porchlight/ui/theme';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { browserSource, createRecordClient } from '../api/index.ts';
import { AppProviders } from '../site/AppProviders.tsx';
import type { Page } from '../site/page.ts';
import { RouteFailure } from '../site/RouteFailure.tsx';
import './sample-organization.ts';

export interface ScreenProps {
  /** The screen. */
  Component: ComponentType;
  /** Pattern of its route, as in `/article/:id`. */
  path: string;
  /** Address that is visited. @default the path */
  at?: string;
  /** What its route knows before it is drawn. */
  page?: Page;
  /** Frame around it. */
  layout?: ComponentType;
}

/** Moment at which stories and tests take place. */
const storyNow = new Date('2026-03-14T15:00:00Z');

/** One for all: with one each, thousands of stories' rules would stand in the document that none of them matches any more. */
const styleCache = createStyleCache();

/** A whole screen at an address, for stories and tests: the real router and client, whatever backend answers. Other addresses say where they led. */
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
                    { path: '*', Component: Elsewhere },
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

/** The product's client, which says at once that a call has failed: a story need not wait for the second and third try. */
function storyClient() {
  const client = createRecordClient(browserSource);
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false } });
  return client;
}

function Elsewhere() {
  return <p>Another page</p>;
}
