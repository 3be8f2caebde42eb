import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { heicMessage } from '@porchlight/contract/file-rules';
import { imageMaxBytes, pdfMaxBytes } from '@porchlight/contract/limits';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { moveDurably, writeDurably } from './durable-write.ts';
import { imagesFolder, isImageName, isPdfName, nameByContent, pdfsFolder } from './file-names.ts';
import { FileRejected } from './file-rejected.ts';
import type { ImageFormat } from './image-format.ts';
import { checkPdf } from './pdf-check.ts';
import { preparePicture } from './picture.ts';
import { isHeic, pictureKind, pictureTypesSentence } from './picture-kind.ts';
import { receive } from './receive.ts';
import { sweepFolder, sweepVariants } from './sweep.ts';
import { createVariantMaker } from './variants.ts';

/** A file in the store. */
export interface SavedFile {
  /** Its name under `/images/` or `/pdfs/`: a hash of its content and an extension. */
  name: string;
  /** Its size. */
  bytes: number;
}

/** The stored pictures and PDFs: what is taken is checked, renamed by its content and durable when the promise resolves. */
export interface FileStore {
  /** Takes a picture. @throws FileRejected for anything but a sound JPEG, PNG, WebP, AVIF or GIF within the limits */
  saveImage(source: Readable | Buffer): Promise<SavedFile>;
  /** Takes a PDF. @throws FileRejected for anything but a whole PDF within the limit */
  savePdf(source: Readable | Buffer): Promise<SavedFile>;
  /**
   * Deletes files and smaller copies that no row names. Files younger than an hour stay:
   * their row may not be written yet. So does what an upload broke off less than an hour ago.
   * At a start nothing is under way, so that younger files which this process did not write go too: a crash left them.
   * @param namesInUse names in every row that is there or can still be restored, read after the sweep was decided on
   * @returns how many files went
   */
  sweep(namesInUse: ReadonlySet<string>, options?: { atStart?: boolean }): Promise<number>;
  /** Absolute path of a stored picture, null when there is none of that name. */
  imagePath(name: string): Promise<string | null>;
  /** Absolute path of a picture's copy of at most that width, made at first need; null when there is no such picture. */
  variantPath(name: string, widthPx: number, format: ImageFormat): Promise<string | null>;
  /** Absolute path of a stored PDF, null when there is none of that name. */
  pdfPath(name: string): Promise<string | null>;
  /** Size of a stored PDF in bytes, null when there is none of that name. */
  pdfBytes(name: string): Promise<number | null>;
}

/** What a store is made with. */
export interface FileStoreOptions {
  /** Folder of all data; the store uses `files/` and `tmp/` in it and makes them when they are missing. */
  dataDir: string;
  /** The clock. @default the system's */
  now?: () => Date;
  /** Told of every smaller copy that was made, by its name. */
  variantMade?: (name: string) => void;
}

/** Files younger than this are never swept, in milliseconds. ours */
const graceMs = 60 * 60 * 1000;
/** Pictures decoded at once for uploads, and again for smaller copies: one of 50 megapixels takes up to 200 MB. ours */
const decodesAtOnce = 2;

/** Opens the store in a data folder. */
export async function createFileStore(options: FileStoreOptions): Promise<FileStore> {
  const now = options.now ?? (() => new Date());
  const [images, pdfs] = [imagesFolder(options.dataDir), pdfsFolder(options.dataDir)];
  const variantsFolder = join(options.dataDir, 'files', 'variants');
  const tmpFolder = join(options.dataDir, 'tmp');
  // What is in there was under way when the process before ended: one process has the folder to itself.
  await rm(tmpFolder, { recursive: true, force: true });
  for (const folder of [images, pdfs, variantsFolder, tmpFolder]) await mkdir(folder, { recursive: true });

  // Every picture is decoded once: a cache of decoded ones would only hold memory.
  sharp.cache(false);
  const uploads = pLimit(decodesAtOnce);
  const variants = createVariantMaker({
    imagesFolder: images,
    variantsFolder,
    tmpFolder,
    limit: pLimit(decodesAtOnce),
    now,
    made: options.variantMade,
  });

  /** When each name was last saved by this process: set before the file is in place, so that a sweep at that moment sees it. */
  const savedAt = new Map<string, number>();

  async function fileStat(folder: string, name: string) {
    return stat(join(folder, name)).catch(() => null);
  }

  return {
    saveImage: (source) =>
      receive(
        source,
        { tmpFolder, maxBytes: imageMaxBytes, tooLarge: tooLarge('picture', imageMaxBytes) },
        async (file) => {
          const kind = pictureKind(file.head);
          if (!kind && isHeic(file.head)) throw new FileRejected('bad_file', heicMessage);
          if (!kind) throw new FileRejected('bad_file', `This isn’t a picture we can read. ${pictureTypesSentence}`);
          const picture = await uploads(() => preparePicture(file.path, kind));
          const name = nameByContent(picture.content, picture.extension);
          savedAt.set(name, now().getTime());
          await writeDurably(join(images, name), picture.content, tmpFolder, now());
          return { name, bytes: picture.content.length };
        },
      ),

    savePdf: (source) =>
      receive(source, { tmpFolder, maxBytes: pdfMaxBytes, tooLarge: tooLarge('PDF', pdfMaxBytes) }, async (file) => {
        await checkPdf(file.path, file.bytes);
        const name = nameByContent(file.hash, 'pdf');
        savedAt.set(name, now().getTime());
        await moveDurably(file.path, join(pdfs, name), now());
        return { name, bytes: file.bytes };
      }),

    async sweep(namesInUse, { atStart = false } = {}) {
      const olderThan = new Date(now().getTime() - graceMs);
      const unnamedOlderThan = atStart ? new Date(now().getTime() + graceMs) : olderThan;
      for (const [name, at] of savedAt) if (at < olderThan.getTime()) savedAt.delete(name);
      const keep = (name: string) => namesInUse.has(name) || savedAt.has(name);
      return (
        (await sweepFolder(images, unnamedOlderThan, keep)) +
        (await sweepFolder(pdfs, unnamedOlderThan, keep)) +
        (await sweepVariants(variantsFolder, images, olderThan)) +
        (await sweepFolder(tmpFolder, olderThan, () => false))
      );
    },

    async imagePath(name) {
      if (!isImageName(name)) return null;
      return (await fileStat(images, name)) ? join(images, name) : null;
    },
    async variantPath(name, widthPx, format) {
      return isImageName(name) ? variants.pathOf(name, widthPx, format) : null;
    },
    async pdfPath(name) {
      if (!isPdfName(name)) return null;
      return (await fileStat(pdfs, name)) ? join(pdfs, name) : null;
    },
    async pdfBytes(name) {
      return isPdfName(name) ? ((await fileStat(pdfs, name))?.size ?? null) : null;
    },
  };
}

function tooLarge(noun: string, maxBytes: number): string {
  return `This ${noun} is larger than ${Math.round(maxBytes / 1024 / 1024)} MB. Please choose a smaller one.`;
}
