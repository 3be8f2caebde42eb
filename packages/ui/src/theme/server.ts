import createEmotionServer from '@emotion/server/create-instance';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PorchlightProvider } from './PorchlightProvider.tsx';
import { createStyleCache, type StyleCache } from './style-cache.ts';

/**
 * A style element for the head: `<style {attributes}>{css}</style>`; the page's content security policy has the hash of
 * `css`.
 */
export interface StyleElement {
  attributes: string;
  css: string;
}

/**
 * Returns the style elements of a rendered page, in order, which Emotion hydrates in the browser.
 * @param html the page's HTML, rendered under `PorchlightProvider` with `cache`
 * @param cache the style cache of this request
 * @see https://emotion.sh/docs/ssr#extractcriticaltochunks
 */
export function renderStyles(html: string, cache: StyleCache): StyleElement[] {
  return createEmotionServer(cache)
    .extractCriticalToChunks(html)
    .styles.filter(({ css }) => css !== '')
    .map(({ key, ids, css }) => ({ attributes: `data-emotion="${[key, ...ids].join(' ')}"`, css }));
}

/** Returns the style elements of a client-rendered page before its first render: colors, fonts, base styles. */
export function renderShellStyles(): StyleElement[] {
  const styleCache = createStyleCache();
  return renderStyles(renderToString(createElement(PorchlightProvider, { styleCache })), styleCache);
}
