import { schemeCookie } from '@porchlight/contract/page-marks';
import { useCallback } from 'react';
import type { Scheme } from '../theme/index.ts';

const yearSeconds = 365 * 24 * 60 * 60;

function remember(scheme: Scheme | null): void {
  const value = scheme === null ? '; max-age=0' : `${scheme}; max-age=${yearSeconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `${schemeCookie}=${value}; path=/; SameSite=Lax`;
}

/** Gives a function that turns light into dark and dark into light, on this page at once and on the next ones by cookie. */
export function useSchemeSwitch(): () => void {
  return useCallback(() => {
    const root = document.documentElement;
    const system: Scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const shown = root.dataset.scheme ?? system;
    const wanted: Scheme = shown === 'dark' ? 'light' : 'dark';
    if (wanted === system) delete root.dataset.scheme;
    else root.dataset.scheme = wanted;
    remember(wanted === system ? null : wanted);
  }, []);
}
