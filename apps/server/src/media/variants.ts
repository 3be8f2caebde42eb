import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LimitFunction } from 'p-limit';
import { createBoundedCache } from '../bounded-cache.ts';
import { writeDurably } from '../durable-write.ts';
import type { BlobStore, ReadableFile } from './blob-store.ts';
import { isNameOfKind, variantFileName } from './file-names.ts';
import { fileStream } from './file-stream.ts';
import { type ImageFormat, imageFormats } from './image-format.ts';

/** Creates smaller copies of stored pictures, and of the first pages of stored PDFs. */
export interface VariantMaker {
  /**
   * Returns a copy, which is created if it is missing. Simultaneous requests share the work.
   * @returns null when the original is missing, or the PDF's page can't be drawn
   */
  find(original: string, widthPx: number, format: ImageFormat): Promise<ReadableFile | null>;
}

/** Maximum number of cached PDFs without a cover. ours */
const undrawableMax = 10_000;
/** How long they are cached, in milliseconds: on a busy machine the drawing may just have timed out. ours */
const undrawableTtlMs = 60 * 60 * 1000;

/**
 * Creates a maker that stores copies in a local folder, even if the originals are in a bucket: each node creates the
 * copies it needs, which is as fast as downloading them.
 * @param limit limits how many copies are made at the same time
 * @param onCreated called with the name of each copy that is made
 */
export function createVariantMaker(options: {
  blobs: Pick<BlobStore, 'read'>;
  variantsFolder: string;
  tmpFolder: string;
  limit: LimitFunction;
  now: () => Date;
  onCreated?: (name: string) => void;
}): VariantMaker {
  const pendingVariants = new Map<string, Promise<boolean>>();
  /** PDFs whose page could not be drawn, so that it isn't tried for each request. */
  const undrawablePdfs = createBoundedCache<true>(undrawableMax, { ttl: undrawableTtlMs });

  async function findExisting(name: string): Promise<ReadableFile | null> {
    const path = join(options.variantsFolder, name);
    const stats = await stat(path).catch(() => null);
    // A weak ETag, since another node's encoder may have another version.
    return stats && { etag: `W/"${name}"`, bytes: stats.size, read: (range) => fileStream(path, range) };
  }

  /** Returns the picture to copy, for a PDF its first page; null for a missing file or a page that can't be drawn. */
  async function pictureOf(original: string): Promise<Buffer | null> {
    const source = await options.blobs.read(original);
    if (!source) return null;
    const content = await buffer(source);
    if (!isNameOfKind('pdf', original)) return content;
    const { drawFirstPage } = await import('./pdf-cover.ts');
    const cover = await drawFirstPage(content);
    if (!cover) undrawablePdfs.set(original, true);
    return cover;
  }

  /** Creates a copy. @returns whether the original exists and could be drawn */
  async function make(original: string, widthPx: number, format: ImageFormat, name: string): Promise<boolean> {
    const content = await options.limit(async () => {
      const picture = await pictureOf(original);
      if (!picture) return null;
      // sharp is imported with the first picture and not at startup.
      const { encodeVariant } = await import('./picture.ts');
      return encodeVariant(picture, widthPx, format);
    });
    if (!content) return false;
    await writeDurably(join(options.variantsFolder, name), content, options.tmpFolder, options.now());
    options.onCreated?.(name);
    return true;
  }

  return {
    async find(original, widthPx, format) {
      const name = variantFileName(original, widthPx, imageFormats[format].extension);
      const existing = await findExisting(name);
      if (existing) return existing;
      if (undrawablePdfs.has(original)) return null;
      const running = pendingVariants.get(name);
      const job = running ?? make(original, widthPx, format, name).finally(() => pendingVariants.delete(name));
      if (!running) pendingVariants.set(name, job);
      return (await job) ? findExisting(name) : null;
    },
  };
}
