import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The cache of the styles of one document. */
export type StyleCache = EmotionCache;

/** Where styles go, and what lets them pass. */
export interface StyleCacheOptions {
  /** Where the style elements go: the head of another document. @default this document's head */
  container?: Node;
  /** The answer's nonce, which a content security policy without hashes asks for. */
  nonce?: string;
}

/**
 * Emotion's one plugin writes what browsers of ten years ago need: a tenth of the styles, and each rule that today's
 * can't read is an error that is thrown and caught. What still needs a prefix has it where it is written. One array for
 * all caches: by it Emotion keeps what it has compiled on the server.
 */
const stylisPlugins: StylisPlugin[] = [];

/**
 * A fresh style cache: one per request on the server, one per page in the browser, where it takes over the style
 * elements that the server wrote into the head. Rules are put in through the CSSOM only, which a content security
 * policy with hashes lets pass.
 */
export function createStyleCache({ container, nonce }: StyleCacheOptions = {}): StyleCache {
  const cache = createCache({ key: 'pl', container, nonce, speedy: true, stylisPlugins });
  // Keeps Emotion from writing style elements into the body on the server; theme/server.ts puts them in the head.
  cache.compat = true;
  return cache;
}
