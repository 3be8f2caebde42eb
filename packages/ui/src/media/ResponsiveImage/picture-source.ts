/** A picture whose files are made beforehand, in better formats and in several widths. */
export interface PictureFiles {
  /** The file for browsers that know nothing better. */
  src: string;
  /** Its widths, as in the `srcset` attribute; where there are better formats, for who saves data alone. */
  srcSet?: string;
  /** Better formats, the best first. */
  sources?: readonly { type: string; srcSet: string }[];
}

/** Where a picture comes from: an address, of which the server makes the widths, or files made beforehand. */
export type PictureSource = string | PictureFiles;
