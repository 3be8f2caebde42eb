import type { PictureSource } from '../ResponsiveImage/index.ts';

/** A picture of a `Gallery`. */
export interface GalleryPicture {
  /** Unique id. */
  id: string | number;
  /** The picture; null shows the quilt block. */
  src: PictureSource | null;
  /** Its caption. */
  title: string;
  /** Alternative text, if the caption doesn't describe the picture; '' if it is decorative. @default the title */
  alt?: string;
  /** Focal point of the thumbnail. @default the middle */
  focus?: string;
  /** Author and license, shown in the viewer. @default nothing */
  credit?: string;
  /** Seed of the quilt block, such as the slug. */
  seed: string;
}
