import createEmotionServer from '@emotion/server/create-instance';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { dataGridStyle } from '../EntityTable/data-grid-style.ts';
import { criticalCss, usedKeyframes } from './critical-css.ts';
import { PorchlightProvider } from './PorchlightProvider.tsx';
import { PageElements } from './page-elements.ts';
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
  // The browser takes over the global styles, which must not be there twice, or fonts would be loaded anew. The others
  // carry no ids: Emotion puts in the full set after them when React arrives, in the same order.
  const isGlobal = ({ css }: { css: string }) => css.includes('@font-face');
  const page = new PageElements(html);
  const components = styles.filter((style) => !isGlobal(style)).map(({ css }) => criticalCss(css, page));
  return [
    ...styles
      .filter(isGlobal)
      // `data-s` tells Emotion that it has moved the element already. Moved behind the components' rules it would win the
      // ties between the two until React has put in the full set.
      .map(({ key, ids, css }) => ({ attributes: `data-emotion="${[key, ...ids].join(' ')}" data-s`, css })),
    { attributes: 'data-critical', css: usedKeyframes(components.join('')) },
  ].filter(({ css }) => css !== '');
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
