import { createContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Path of the screen before this one; null on the first since the program was loaded. */
export const CameFrom = createContext<string | null>(null);

/** For the frame of the dashboard: what `CameFrom` tells the screens in it. */
export function useCameFrom(): string | null {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState<{ at: string; from: string | null }>({ at: pathname, from: null });
  if (visit.at === pathname) return visit.from;
  setVisit({ at: pathname, from: visit.at });
  return visit.at;
}
