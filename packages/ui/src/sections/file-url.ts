import type { PictureSource } from '../media/ResponsiveImage/index.ts';

/** URL of a picture's file. */
export function fileUrl(source: PictureSource): string {
  return typeof source === 'string' ? source : source.src;
}
