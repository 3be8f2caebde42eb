import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Emotion's cache for one document. */
export type StyleCache = EmotionCache;

/** Options of `createStyleCache`. */
export interface StyleCacheOptions {
  /** Parent of the style elements: the head of another document. @default this document's head */
  container?: Node;
  /** The response's nonce, for a content security policy without hashes. */
  nonce?: string;
}

/**
 * No plugins: Emotion's default is a vendor prefixer for browsers of ten years ago. Its output is a tenth of all
 * styles, and every rule that today's browsers can't parse throws an error, which is caught. Prefixes that are still
 * needed are written in the styles. One array for all caches, since Emotion caches compiled styles by it on the server.
 */
const stylisPlugins: StylisPlugin[] = [];

/**
 * Creates a style cache: one per request on the server, one per page in the browser, where it adopts the style elements
 * that the server wrote into the head. Rules are inserted through the CSSOM only, which a content security policy with
 * hashes allows.
 */
export function createStyleCache({ container, nonce }: StyleCacheOptions = {}): StyleCache {
  const cache = createCache({ key: 'pl', container, nonce, speedy: true, stylisPlugins });
  // Keeps Emotion from rendering style elements into the body on the server; theme/server.ts puts them in the head.
  cache.compat = true;
  return cache;
}
