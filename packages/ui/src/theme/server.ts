import createEmotionServer from '@emotion/server/create-instance';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { dataGridStyle } from '../EntityTable/data-grid-style.ts';
import { PorchlightProvider } from './PorchlightProvider.tsx';
import { createStyleCache, type StyleCache } from './style-cache.ts';

/** A style element of the head: `<style {attributes}>{css}</style>`; the page's policy carries the hash of `css`. */
export interface StyleElement {
  attributes: string;
  css: string;
}

/**
 * The style elements that a rendered page needs, in order.
 * @param html the page's markup, rendered under `PorchlightProvider` with `cache`
 * @param cache the style cache of this request
 */
export function renderStyles(html: string, cache: StyleCache): StyleElement[] {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return styles
    .filter(({ css }) => css !== '')
    .map(({ key, ids, css }) => ({ attributes: `data-emotion="${[key, ...ids].join(' ')}"`, css }));
}

/** The style elements that a page drawn in the browser needs before it is drawn: colors, fonts, base styles. */
export function renderShellStyles(): StyleElement[] {
  const styleCache = createStyleCache();
  return [
    ...renderStyles(renderToString(createElement(PorchlightProvider, { styleCache })), styleCache),
    // Not for its looks but for the policy: with its hash there, the data grid's own style element passes.
    { attributes: 'data-for="data-grid"', css: dataGridStyle },
  ];
}
