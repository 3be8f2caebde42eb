import Negotiator from 'negotiator';

/** Formats a smaller copy of a picture is made in. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** Extension and media type of each format. */
export const imageFormats = {
  avif: { extension: 'avif', mediaType: 'image/avif' },
  webp: { extension: 'webp', mediaType: 'image/webp' },
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg' },
} as const satisfies Record<ImageFormat, { extension: string; mediaType: string }>;

/**
 * The best format a browser can show: AVIF, then WebP, where it names them, else JPEG.
 * A wildcard says nothing: browsers that know neither send one too.
 * @param accept the `Accept` header
 */
export function imageFormatFor(accept: string | undefined): ImageFormat {
  // Without a list to choose from, negotiator answers every type named, those with q=0 left out.
  const named = new Negotiator({ headers: { accept: accept ?? '' } }).mediaTypes();
  if (named.includes('image/avif')) return 'avif';
  if (named.includes('image/webp')) return 'webp';
  return 'jpeg';
}
