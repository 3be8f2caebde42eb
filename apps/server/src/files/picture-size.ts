import { sharp } from './decoder.ts';

/** Displayed width and height of a picture in pixels; for an animation, of one frame. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Reads the size from a stored picture's header. */
export async function readPictureSize(content: Buffer): Promise<PictureSize> {
  const { width, height, pageHeight } = await sharp(content).metadata();
  return { width, height: pageHeight ?? height };
}
