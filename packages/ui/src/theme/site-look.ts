import { createContext } from 'react';

/** What differs from the demonstration look: its CSS variables, and what stands in place of missing pictures. */
export interface ThemeLook {
  /** The text of its style element: see `lookCss` in the contract. */
  css: string;
  pattern: 'quilt' | 'plain';
}

/** Attributes of the style element that the server writes. */
export const lookAttributes = 'data-look=""';

/** The site's own look; undefined for that of the demonstration. */
export const LookContext = createContext<ThemeLook | undefined>(undefined);

/** Sets the look of a document. The server has written it into its own pages, where nothing changes. */
export function showLook(document: Document, css: string | undefined, nonce?: string): void {
  const existing = document.head.querySelector('style[data-look]');
  if (!css) {
    existing?.remove();
    return;
  }
  if (existing?.textContent === css) return;
  const style = document.createElement('style');
  style.dataset.look = '';
  // A style element is checked again when its text changes, so a new one is simpler.
  if (nonce) style.nonce = nonce;
  style.textContent = css;
  existing?.remove();
  document.head.append(style);
}
