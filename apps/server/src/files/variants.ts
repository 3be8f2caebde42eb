import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LimitFunction } from 'p-limit';
import { countedCache } from '../counted-cache.ts';
import type { BlobStore } from './blob-store.ts';
import { writeDurably } from './durable-write.ts';
import { isNameOfKind, variantFileName } from './file-names.ts';
import { fileStream } from './file-stream.ts';
import type { FoundFile } from './found-file.ts';
import { type ImageFormat, imageFormats } from './image-format.ts';

/** Makes smaller copies of stored pictures, and of the first pages of stored PDFs. */
export interface VariantMaker {
  /**
   * A copy, made when it isn't there yet. Requests at the same time share the work.
   * @returns null when the picture is gone, or the PDF's page can't be drawn
   */
  find(original: string, widthPx: number, format: ImageFormat): Promise<FoundFile | null>;
}

/** PDFs without a cover that are remembered. ours */
const undrawnMax = 10_000;
/** How long, in milliseconds: on a busy machine a page may not have been drawn in time. ours */
const undrawnMs = 60 * 60 * 1000;

/**
 * A maker that keeps its copies in a folder of this machine, wherever the pictures are: each node makes those that it is
 * asked for, which takes it no longer than to fetch one.
 * @param limit how many copies are made at once
 * @param made told of every copy that was made, by its name
 */
export function createVariantMaker(options: {
  blobs: Pick<BlobStore, 'read'>;
  variantsFolder: string;
  tmpFolder: string;
  limit: LimitFunction;
  now: () => Date;
  made?: (name: string) => void;
}): VariantMaker {
  const underway = new Map<string, Promise<boolean>>();
  /** PDFs whose page could not be drawn: it isn't tried for everybody who asks. */
  const undrawn = countedCache<true>(undrawnMax, { ttl: undrawnMs });

  async function made(name: string): Promise<FoundFile | null> {
    const path = join(options.variantsFolder, name);
    const known = await stat(path).catch(() => null);
    // Another node's encoder may be of another version.
    return known && { etag: `W/"${name}"`, bytes: known.size, read: (range) => fileStream(path, range) };
  }

  /** What a copy is made of; null where there is none. */
  async function pictureOf(original: string): Promise<Buffer | null> {
    const source = await options.blobs.read(original);
    if (!source) return null;
    const content = await buffer(source);
    if (!isNameOfKind('pdf', original)) return content;
    const { drawFirstPage } = await import('./pdf-cover.ts');
    const cover = await drawFirstPage(content);
    if (!cover) undrawn.set(original, true);
    return cover;
  }

  /** @returns whether there is such a picture */
  async function make(original: string, widthPx: number, format: ImageFormat, name: string): Promise<boolean> {
    const content = await options.limit(async () => {
      const picture = await pictureOf(original);
      if (!picture) return null;
      // sharp is loaded with the first picture and not at the start.
      const { encodeVariant } = await import('./encode-variant.ts');
      return encodeVariant(picture, widthPx, format);
    });
    if (!content) return false;
    await writeDurably(join(options.variantsFolder, name), content, options.tmpFolder, options.now());
    options.made?.(name);
    return true;
  }

  return {
    async find(original, widthPx, format) {
      const name = variantFileName(original, widthPx, imageFormats[format].extension);
      const known = await made(name);
      if (known) return known;
      if (undrawn.has(original)) return null;
      const running = underway.get(name);
      const job = running ?? make(original, widthPx, format, name).finally(() => underway.delete(name));
      if (!running) underway.set(name, job);
      return (await job) ? made(name) : null;
    },
  };
}
