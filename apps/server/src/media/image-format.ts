import Negotiator from 'negotiator';

/** Formats of smaller copies. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** Extension and media type of each format. */
export const imageFormats = {
  avif: { extension: 'avif', mediaType: 'image/avif' },
  webp: { extension: 'webp', mediaType: 'image/webp' },
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg' },
} as const satisfies Record<ImageFormat, { extension: string; mediaType: string }>;

/**
 * Returns the best format that the browser accepts: AVIF or WebP if it names them, else JPEG. A wildcard doesn't count,
 * because browsers without support for them send one too.
 * @param accept the `Accept` header
 */
export function imageFormatFor(accept: string | undefined): ImageFormat {
  // Without a list to choose from, negotiator returns all named types except those with q=0.
  const named = new Negotiator({ headers: { accept: accept ?? '' } }).mediaTypes();
  if (named.includes('image/avif')) return 'avif';
  if (named.includes('image/webp')) return 'webp';
  return 'jpeg';
}
