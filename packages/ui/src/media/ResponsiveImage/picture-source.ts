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

/** URL of a picture's file, for links. */
export function pictureFileUrl(src: PictureSource): string {
  return typeof src === 'string' ? src : src.src;
}
