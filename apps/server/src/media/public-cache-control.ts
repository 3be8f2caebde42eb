/**
 * `Cache-Control` of public files. Browsers cache them for a year, since the name is a hash of the content. Shared
 * caches revalidate after an hour, because the record may have been deleted by then.
 */
export const publicCacheControl = 'public, max-age=31536000, s-maxage=3600, immutable';
