import { imageMaxPixels } from '@porchlight/contract/limits';
import { sharp } from './decoder.ts';
import type { ImageFormat } from './image-format.ts';

/**
 * Encodes a copy of at most `widthPx`, never wider than the original. Animations stay animated in WebP; the other
 * formats show the first frame.
 */
export async function encodeVariant(original: Buffer, widthPx: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(original, { animated: format === 'webp', limitInputPixels: imageMaxPixels }).resize({
    width: widthPx,
    withoutEnlargement: true,
  });
  switch (format) {
    case 'avif':
      // Effort 2 of 9 halves the first visitor's wait and costs a few percent of size.
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 76, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true }).toBuffer();
  }
}
