import { createContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Path of the previous screen; null on the first one after the app was loaded. */
export const PreviousPathContext = createContext<string | null>(null);

/** Tracks the previous path; used by the dashboard's frame to provide `PreviousPathContext`. */
export function usePreviousPath(): string | null {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState<{ at: string; from: string | null }>({ at: pathname, from: null });
  if (visit.at === pathname) return visit.from;
  setVisit({ at: pathname, from: visit.at });
  return visit.at;
}
