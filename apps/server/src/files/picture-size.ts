import { sharp } from './decoder.ts';

/** Width and height of a picture as it is shown, in pixels; of an animation those of a frame. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Reads the size out of a stored picture's header. */
export async function readPictureSize(content: Buffer): Promise<PictureSize> {
  const { width, height, pageHeight } = await sharp(content).metadata();
  return { width, height: pageHeight ?? height };
}
