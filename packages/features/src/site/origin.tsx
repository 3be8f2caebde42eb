import { createContext, type ReactNode, useContext } from 'react';

const OriginContext = createContext<string | null>(null);

/** Provides the site's origin, so that hydration renders the same links as the server. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <OriginContext value={origin}>{children}</OriginContext>;
}

/**
 * Returns the site's origin without a trailing slash, for absolute URLs of its pages.
 * @throws Error outside an `OriginProvider`
 */
export function useOrigin(): string {
  const origin = useContext(OriginContext);
  if (origin === null) throw new Error('useOrigin needs an OriginProvider above it: wrap the page in AppProviders.');
  return origin;
}
