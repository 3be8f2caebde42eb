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
 * Returns the style elements of a rendered page, in order, which Emotion hydrates in the browser: one for each global
 * style, then one with the styles of all classes in the page.
 * @param html the page's HTML, rendered under `PorchlightProvider` with `cache`
 * @param cache the style cache of this request, which keeps its styles as text (`compat`)
 * @see https://emotion.sh/docs/ssr#extractcriticaltochunks for the form of the attributes
 */
export function renderStyles(html: string, cache: StyleCache): StyleElement[] {
  const { key, inserted, registered } = cache;
  const usedNames = new Set(html.match(new RegExp(`(?<=${key}-)[\\w-]+`, 'g')));
  const texts = Object.entries(inserted).flatMap(([name, css]): [string, string][] =>
    typeof css === 'string' ? [[name, css]] : [],
  );
  const isClass = ([name]: [string, string]) => registered[`${key}-${name}`] !== undefined;
  const globals = texts.filter((each) => !isClass(each));
  const classes = texts.filter((each) => isClass(each) && usedNames.has(each[0]));
  const elements = globals.map(([name, css]) => ({ names: [`${key}-global`, name], css }));
  elements.push({ names: [key, ...classes.map(([name]) => name)], css: classes.map(([, css]) => css).join('') });
  return elements
    .filter(({ css }) => css !== '')
    .map(({ names, css }) => ({ attributes: `data-emotion="${names.join(' ')}"`, css }));
}

/** Returns the style elements of a client-rendered page before its first render: colors, fonts, base styles. */
export function renderShellStyles(): StyleElement[] {
  const styleCache = createStyleCache();
  return renderStyles(renderToString(createElement(PorchlightProvider, { styleCache })), styleCache);
}
