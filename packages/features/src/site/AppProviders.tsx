import { PorchlightProvider, type StyleCache } from '@porchlight/ui/theme';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { NowProvider } from './now.tsx';
import { OriginProvider } from './origin.tsx';
import { RouterLink } from './RouterLink.tsx';

export interface AppProvidersProps {
  /** The records that pages read from. */
  client: QueryClient;
  /** Moment that counts as now; the server's, on a page it rendered. */
  now: Date;
  /** Address of the site without a slash at its end; the server's, on a page it rendered. */
  origin: string;
  /** Whether the server rendered the page for somebody who saves data. @default false */
  savesData?: boolean;
  /** Collects the styles while the server renders; in a browser one is made. */
  styleCache?: StyleCache;
  children?: ReactNode;
}

/** Everything that stands around the router: look, records, clock. Tells the loader when the page can be used. */
export function AppProviders({ client, now, origin, savesData, styleCache, children }: AppProvidersProps) {
  useEffect(() => {
    dispatchEvent(new Event('porchlight:ready'));
  }, []);
  return (
    <PorchlightProvider styleCache={styleCache} savesData={savesData} linkComponent={RouterLink}>
      <QueryClientProvider client={client}>
        <NowProvider now={now}>
          <OriginProvider origin={origin}>{children}</OriginProvider>
        </NowProvider>
      </QueryClientProvider>
    </PorchlightProvider>
  );
}
