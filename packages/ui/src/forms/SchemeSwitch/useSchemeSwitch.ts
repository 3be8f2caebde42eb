import { schemeCookie } from '@porchlight/contract/page-marks';
import { useCallback } from 'react';
import { keepChoice } from '../../hooks/index.ts';
import type { Scheme } from '../../theme/index.ts';

/** Gives a function that turns light into dark and dark into light, on this page at once and on the next ones by cookie. */
export function useSchemeSwitch(): () => void {
  return useCallback(() => {
    const root = document.documentElement;
    const system: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const shown = root.dataset.scheme ?? system;
    const wanted: Scheme = shown === 'dark' ? 'light' : 'dark';
    if (wanted === system) delete root.dataset.scheme;
    else root.dataset.scheme = wanted;
    keepChoice(schemeCookie, wanted === system ? null : wanted);
  }, []);
}
