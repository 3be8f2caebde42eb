import { schemeCookie } from '@porchlight/contract/page-identifiers';
import { useCallback } from 'react';
import { saveChoiceCookie } from '../../hooks/index.ts';
import type { Scheme } from '../../theme/index.ts';

/** Returns a function that toggles the color scheme, on this page immediately and on later ones by cookie. */
export function useSchemeSwitch(): () => void {
  return useCallback(() => {
    const root = document.documentElement;
    const system: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const shown = root.dataset.scheme ?? system;
    const wanted: Scheme = shown === 'dark' ? 'light' : 'dark';
    if (wanted === system) delete root.dataset.scheme;
    else root.dataset.scheme = wanted;
    saveChoiceCookie(schemeCookie, wanted === system ? null : wanted);
  }, []);
}
