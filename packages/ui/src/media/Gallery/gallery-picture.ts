import type { PictureSource } from '../ResponsiveImage/index.ts';

/** One picture of a `Gallery`. */
export interface GalleryPicture {
  /** Tells it from the others. */
  id: string | number;
  /** The picture; null where it is missing: a quilt block stands in. */
  src: PictureSource | null;
  /** Its caption. */
  title: string;
  /** What it shows, when the caption doesn't say; '' where it only adorns. @default the title */
  alt?: string;
  /** The point that stays in view where it is small. @default the middle */
  focus?: string;
  /** Who made it and what it may be used for; said where it is large. @default nothing */
  credit?: string;
  /** Draws the quilt block that stands in, such as the slug. */
  seed: string;
}

/** Address of a picture's own file, which a link can lead to. */
export function fileOf(src: PictureSource): string {
  return typeof src === 'string' ? src : src.src;
}
