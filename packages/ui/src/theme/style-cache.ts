import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The cache of the styles of one document. */
export type StyleCache = EmotionCache;

/** Properties that Safari, or Chrome before 120, only knows by their first names. */
const firstNames = /^(mask|user-select|appearance|backdrop-filter)/;

/**
 * Writes first names where one of the build's target browsers needs them. Emotion's own plugin, which this replaces,
 * writes them for browsers that are long gone as well: a sixth of a page's CSS.
 */
const withFirstNames: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && firstNames.test(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * A fresh style cache: one per request on the server, one per page in the browser, where it takes over the style
 * elements that the server wrote into the head. Rules are put in through the CSSOM only, which a content security
 * policy with hashes lets pass.
 * @param container where the style elements go: the head of another document. @default this document's head
 */
export function createStyleCache(container?: Node): StyleCache {
  const cache = createCache({ key: 'pl', container, speedy: true, stylisPlugins: [withFirstNames] });
  // Keeps Emotion from writing style elements into the body on the server; theme/server.ts puts them in the head.
  cache.compat = true;
  return cache;
}
