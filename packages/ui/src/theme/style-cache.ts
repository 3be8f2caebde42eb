import createCache, { type EmotionCache } from '@emotion/cache';

/** The cache of the styles of one document. */
export type StyleCache = EmotionCache;

/**
 * A fresh style cache: one per request on the server, one per page in the browser, where it takes over the style
 * elements that the server wrote into the head. Rules are put in through the CSSOM only, which a content security
 * policy with hashes lets pass.
 */
export function createStyleCache(): StyleCache {
  const cache = createCache({ key: 'pl', speedy: true });
  // Keeps Emotion from writing style elements into the body on the server; theme/server.ts puts them in the head.
  cache.compat = true;
  return cache;
}
