import useMediaQuery from '@mui/material/useMediaQuery';
import { mobileBreakpointPx } from '@porchlight/contract/limits';
import { useHydrated } from '../hooks/index.ts';

/**
 * Whether the screen is as narrow as a phone's, where CSS media queries aren't enough, such as for lazy loading.
 * @returns null on the server and for the first render in the browser, where it isn't known
 */
export function useNarrowScreen(): boolean | null {
  const isNarrow = useMediaQuery(`(max-width:${mobileBreakpointPx}px)`);
  return useHydrated() ? isNarrow : null;
}
