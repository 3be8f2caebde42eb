import { createContext, type ReactNode, useContext } from 'react';

const OriginContext = createContext<string | null>(null);

/** Gives pages the address of the site, so that the browser draws the links that the server drew. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <OriginContext value={origin}>{children}</OriginContext>;
}

/**
 * Address of the site without a slash at its end, for links that leave it.
 * @throws Error outside an `OriginProvider`
 */
export function useOrigin(): string {
  const origin = useContext(OriginContext);
  if (origin === null) throw new Error('useOrigin needs an OriginProvider above it: wrap the page in AppProviders.');
  return origin;
}
