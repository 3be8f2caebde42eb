import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { imageMaxPixels } from '@porchlight/contract/limits';
import type { LimitFunction } from 'p-limit';
import sharp from 'sharp';
import { writeDurably } from './durable-write.ts';
import { variantFileName } from './file-names.ts';
import { type ImageFormat, imageFormats } from './image-format.ts';

/** Makes smaller copies of stored pictures. */
export interface VariantMaker {
  /**
   * The path of a copy, made when it isn't there yet. Requests at the same time share the work.
   * @returns null when the picture is gone
   */
  pathOf(original: string, widthPx: number, format: ImageFormat): Promise<string | null>;
}

/**
 * A maker that keeps its copies in a folder.
 * @param limit how many copies are made at once
 * @param made told of every copy that was made, by its name
 */
export function createVariantMaker(options: {
  imagesFolder: string;
  variantsFolder: string;
  tmpFolder: string;
  limit: LimitFunction;
  now: () => Date;
  made?: (name: string) => void;
}): VariantMaker {
  const underway = new Map<string, Promise<string | null>>();

  async function make(original: string, widthPx: number, format: ImageFormat, name: string): Promise<string | null> {
    const source = join(options.imagesFolder, original);
    const path = join(options.variantsFolder, name);
    if (await exists(path)) return path;
    if (!(await exists(source))) return null;
    const content = await options.limit(() => encodeVariant(source, widthPx, format));
    await writeDurably(path, content, options.tmpFolder, options.now());
    options.made?.(name);
    return path;
  }

  return {
    pathOf(original, widthPx, format) {
      const name = variantFileName(original, widthPx, imageFormats[format].extension);
      const running = underway.get(name);
      if (running) return running;
      const job = make(original, widthPx, format, name).finally(() => underway.delete(name));
      underway.set(name, job);
      return job;
    },
  };
}

/** A copy of that width, never wider than the picture is. What moves keeps moving in WebP; the others show its first frame. */
async function encodeVariant(path: string, widthPx: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(path, { animated: format === 'webp', limitInputPixels: imageMaxPixels }).resize({
    width: widthPx,
    withoutEnlargement: true,
  });
  switch (format) {
    case 'avif':
      // Effort 2 of 9 halves the wait of the first visitor for a few percent of size.
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 76, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true }).toBuffer();
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
