import { schemeCookie } from '@porchlight/contract/page-identifiers';
import { useCallback } from 'react';
import { saveChoiceCookie } from '../../hooks/index.ts';
import type { Scheme } from '../../theme/index.ts';

/** Returns a function that toggles the color scheme, on this page immediately and on later ones by cookie. */
export function useSchemeSwitch(): () => void {
  return useCallback(() => {
    const root = document.documentElement;
    const system: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const current = root.dataset.scheme ?? system;
    const next: Scheme = current === 'dark' ? 'light' : 'dark';
    if (next === system) delete root.dataset.scheme;
    else root.dataset.scheme = next;
    saveChoiceCookie(schemeCookie, next === system ? null : next);
  }, []);
}
