import { hasWidths, urlAtWidth } from './candidates.ts';

/** A picture with prepared files, in better formats and several widths. */
export interface PictureFiles {
  /** Fallback file for browsers that support no better format. */
  src: string;
  /** Candidates as in the `srcset` attribute; if there are better formats, used with data saving only. */
  srcSet?: string;
  /** Better formats, the best first. */
  sources?: readonly { type: string; srcSet: string }[];
}

/** A picture's URL, which the server resizes, or its prepared files. */
export type PictureSource = string | PictureFiles;

/**
 * URL of a picture's file.
 * @param width one of the server's widths, for a picture that it can resize; without it the file as it was uploaded
 */
export function pictureFileUrl(src: PictureSource, width?: number): string {
  const url = typeof src === 'string' ? src : src.src;
  return width && hasWidths(url) ? urlAtWidth(url, width) : url;
}
