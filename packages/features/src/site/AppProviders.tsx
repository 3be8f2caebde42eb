import { PorchlightProvider, type StyleCache } from '@porchlight/ui/theme';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { NowProvider } from './now.tsx';
import { organization } from './organization.ts';
import { OriginProvider } from './origin.tsx';
import { RouterLink } from './RouterLink.tsx';

export interface AppProvidersProps {
  /** Query client with the records that pages read. */
  client: QueryClient;
  /** The current time; on a server-rendered page, the server's. */
  now: Date;
  /** Origin of the site; on a server-rendered page, as the server knows it. */
  origin: string;
  /** Whether the server rendered the page for a visitor who saves data. @default false */
  savesData?: boolean;
  /** Emotion cache that collects the styles in server rendering; in the browser one is created. */
  styleCache?: StyleCache;
  children?: ReactNode;
}

/** Providers around the router: theme, query client, clock, origin. Tells the loader when the page is interactive. */
export function AppProviders({ client, now, origin, savesData, styleCache, children }: AppProvidersProps) {
  useEffect(() => {
    dispatchEvent(new Event('porchlight:ready'));
  }, []);
  return (
    <PorchlightProvider
      styleCache={styleCache}
      savesData={savesData}
      look={organization.look}
      linkComponent={RouterLink}
    >
      <QueryClientProvider client={client}>
        <NowProvider now={now}>
          <OriginProvider origin={origin}>{children}</OriginProvider>
        </NowProvider>
      </QueryClientProvider>
    </PorchlightProvider>
  );
}
