import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Whether the user prefers reduced motion: then nothing may move by itself.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide
 */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
