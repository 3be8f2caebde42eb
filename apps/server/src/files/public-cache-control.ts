/**
 * A browser that has a file keeps it for a year: its name is a hash of the content, so what it names never changes.
 * Caches that many people share ask again after an hour, for by then its record may be deleted.
 */
export const publicCacheControl = 'public, max-age=31536000, s-maxage=3600, immutable';
