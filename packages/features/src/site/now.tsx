import { createContext, type ReactNode, useContext } from 'react';

const NowContext = createContext<Date | null>(null);

/** Gives a page the moment it was rendered at, so that the browser draws what the server drew. */
export function NowProvider({ now, children }: { now: Date; children: ReactNode }) {
  return <NowContext value={now}>{children}</NowContext>;
}

/**
 * The moment that counts as now on this page.
 * @throws Error outside a `NowProvider`
 */
export function useNow(): Date {
  const now = useContext(NowContext);
  if (now === null) throw new Error('useNow needs a NowProvider above it: wrap the page in AppProviders.');
  return now;
}
