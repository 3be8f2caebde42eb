import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileKind } from '@porchlight/contract/fields';
import { fileRules, formatBytes, heicMessage } from '@porchlight/contract/file-rules';
import { entryFileMaxBytes } from '@porchlight/contract/limits';
import pLimit from 'p-limit';
import { createBoundedCache } from '../bounded-cache.ts';
import { temporaryPath } from '../durable-write.ts';
import { FileRejected, tooLargeText } from '../errors/file-rejected.ts';
import type { ScannerAddress } from '../settings/service-addresses.ts';
import type { BlobStore, ReadableFile } from './blob-store.ts';
import { readCaptions } from './captions.ts';
import {
  isEntryFileName,
  isNameOfKind,
  nameByContent,
  newEntryFileName,
  newPartName,
  originalOfVariant,
} from './file-names.ts';
import { createFolderStore } from './folder-store.ts';
import type { ImageFormat } from './image-format.ts';
import { checkPdf } from './pdf-check.ts';
import type { PictureSize } from './picture.ts';
import { isHeic, type PictureKind, pictureKind, pictureTypesSentence } from './picture-kind.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { sweepBlobs, sweepFolder } from './sweep.ts';
import { createVariantMaker } from './variants.ts';
import { scanForViruses } from './virus-scanner.ts';

/** A file in the store. */
export interface SavedFile {
  /**
   * Its name under its kind's path, such as `/images/`: a hash of its content, the pages of a PDF or the seconds of a
   * sound or film if known, and an extension.
   */
  name: string;
  /** Its size in bytes. */
  bytes: number;
}

/**
 * Stores pictures, PDFs, sounds, films and captions. Each file is checked on this machine, named by its content, and
 * durable when the promise resolves. While the bucket can't be reached, everything except existing smaller copies fails
 * with StorageUnavailable.
 */
export interface FileStore {
  /**
   * Stores a file of a kind. Captions are stored as WebVTT.
   * @throws FileRejected `too_large`, or `bad_file` for anything but an intact JPEG, PNG, WebP, AVIF or GIF; a complete
   * PDF without active content; an MP3, M4A, Ogg or WAV; an MP4 or a WebM that browsers play; WebVTT or SubRip with valid
   * times
   */
  save(kind: FileKind, source: Readable | Buffer): Promise<SavedFile>;
  /**
   * Stores a PDF or a picture that a visitor sends, under a name of its own that gives no access. Pictures are encoded
   * anew, without what cameras add, such as the place.
   * @throws FileRejected as `save` does
   */
  saveAnswer(source: Readable | Buffer): Promise<SavedFile & { type: string }>;
  /** Returns such a file; null for an unknown name. */
  findAnswer(name: string): Promise<ReadableFile | null>;
  /** Deletes such files. */
  dropAnswers(names: readonly string[]): Promise<void>;
  /** Stores a part of a file that is being uploaded. @throws FileRejected for more than `maxBytes` */
  savePart(source: Readable, maxBytes: number): Promise<SavedFile>;
  /** Returns the concatenated bytes of parts. The stream ends with an error when one is missing. */
  joinParts(names: readonly string[]): Readable;
  /** Whether all parts exist. */
  hasParts(names: readonly string[]): Promise<boolean>;
  /** Deletes parts. */
  dropParts(names: readonly string[]): Promise<void>;
  /**
   * Deletes files that no row references. Files stored less than a day ago are spared: their row may not be written
   * yet, here or on another node.
   * @param namesInUse names in all rows, including those that can still be restored, read after the sweep was decided
   * on
   * @returns the number of deleted files
   */
  sweep(namesInUse: ReadonlySet<string>): Promise<number>;
  /**
   * Deletes local files that are a day old: smaller copies of unreferenced pictures, which can be made again, and
   * remains of interrupted uploads.
   * @returns the number of deleted files
   */
  cleanUp(namesInUse: ReadonlySet<string>): Promise<number>;
  /** Returns a stored file of a kind; null for an unknown name. */
  find(kind: FileKind, name: string): Promise<ReadableFile | null>;
  /**
   * Returns a copy of a picture, or of a PDF's first page, of at most a width. It is made on first request and cached
   * on this machine. Null for an unknown name, or a page that can't be drawn.
   */
  variant(name: string, widthPx: number, format: ImageFormat): Promise<ReadableFile | null>;
  /** Returns the size of a stored picture; null for an unknown name. */
  pictureSize(name: string): Promise<PictureSize | null>;
  /** Whether a file is stored; not cached. */
  has(name: string): Promise<boolean>;
}

/** Options of a file store. */
export interface FileStoreOptions {
  /** The data folder; the store uses `files/` and `tmp/` in it and creates them when missing. */
  dataDir: string;
  /** Where files are stored. @default a folder in `files/` */
  blobs?: BlobStore;
  /** Virus scanner for received files. @default none */
  scanner?: ScannerAddress;
  /** The clock. @default the system's */
  now?: () => Date;
  /** Called with the name of each smaller copy that is made. */
  onVariantCreated?: (name: string) => void;
}

/** Files younger than this are never swept, in milliseconds. issue 18 §3 */
const graceMs = 24 * 60 * 60 * 1000;
/**
 * Pictures decoded at the same time for uploads, and as many for smaller copies: one of 50 megapixels takes up to 200
 * MB. ours
 */
const maxConcurrentDecodes = 2;
/** Maximum number of cached file sizes. ours */
const cachedSizesMax = 20_000;

/** Limits of a file that a visitor sends with a form. */
const answerLimits = {
  maxBytes: entryFileMaxBytes,
  tooLarge: `This file is larger than ${formatBytes(entryFileMaxBytes)}. Choose a smaller one.`,
};

/** Opens the store in a data folder. */
export async function createFileStore(options: FileStoreOptions): Promise<FileStore> {
  const now = options.now ?? (() => new Date());
  const blobs = options.blobs ?? createFolderStore({ dataDir: options.dataDir, now });
  const variantsFolder = join(options.dataDir, 'files', 'variants');
  const tmpFolder = join(options.dataDir, 'tmp');
  // Remains of the previous process, which had the folder to itself.
  await rm(tmpFolder, { recursive: true, force: true });
  for (const folder of [variantsFolder, tmpFolder]) await mkdir(folder, { recursive: true });

  const uploads = pLimit(maxConcurrentDecodes);
  const variants = createVariantMaker({
    blobs,
    variantsFolder,
    tmpFolder,
    limit: pLimit(maxConcurrentDecodes),
    now,
    onCreated: options.onVariantCreated,
  });
  /** A name's content never changes, and requests to a bucket are slow. */
  const sizes = createBoundedCache<number>(cachedSizesMax);
  const pictureSizes = createBoundedCache<PictureSize>(cachedSizesMax);

  async function readableFile(name: string): Promise<ReadableFile | null> {
    const bytes = sizes.get(name) ?? (await blobs.stat(name))?.bytes;
    if (bytes === undefined) return null;
    sizes.set(name, bytes);
    return {
      etag: `"${name}"`,
      bytes,
      async read(range) {
        const content = await blobs.read(name, range);
        if (!content) sizes.delete(name);
        return content;
      },
    };
  }

  /** Receives and scans a file within a size limit. @param limits those of a kind, or others */
  function receiveAndScan<Saved>(
    limits: FileKind | { maxBytes: number; tooLarge: string },
    source: Readable | Buffer,
    use: (file: ReceivedFile) => Promise<Saved>,
  ) {
    const { maxBytes, tooLarge } =
      typeof limits === 'object' ? limits : { ...fileRules[limits], tooLarge: tooLargeText(limits) };
    return receiveFile(source, { tmpFolder, maxBytes, tooLarge }, async (file) => {
      if (options.scanner) await scanForViruses(options.scanner, file.path);
      return use(file);
    });
  }

  /** Stores a file unchanged. @param ending checks the file and returns the end of its name */
  function saveAsIs(kind: FileKind, source: Readable | Buffer, ending: (file: ReceivedFile) => Promise<string>) {
    return receiveAndScan(kind, source, async (file) => {
      const name = nameByContent(file.hash, await ending(file));
      await blobs.put(name, file.path);
      return { name, bytes: file.bytes };
    });
  }

  /** Stores content derived from a file. */
  async function putContent(name: string, content: Buffer): Promise<SavedFile> {
    const prepared = temporaryPath(tmpFolder);
    try {
      await writeFile(prepared, content, { flag: 'wx', mode: 0o600 });
      await blobs.put(name, prepared);
    } finally {
      await rm(prepared, { force: true });
    }
    return { name, bytes: content.length };
  }

  /** Encodes a picture anew, without what cameras add. */
  async function prepared(file: ReceivedFile, kind: PictureKind) {
    // Imported with the first picture and not at startup.
    const { preparePicture } = await import('./picture.ts');
    return uploads(() => preparePicture(file.path, kind));
  }

  const savers: Readonly<Record<FileKind, (source: Readable | Buffer) => Promise<SavedFile>>> = {
    image: (source) =>
      receiveAndScan('image', source, async (file) => {
        const kind = pictureKind(file.head);
        if (!kind && isHeic(file.head)) throw new FileRejected('bad_file', heicMessage);
        if (!kind) throw new FileRejected('bad_file', `We can’t read this picture. ${pictureTypesSentence}`);
        const picture = await prepared(file, kind);
        const name = nameByContent(picture.content, picture.extension);
        pictureSizes.set(name, picture.size);
        return putContent(name, picture.content);
      }),

    pdf: (source) =>
      saveAsIs('pdf', source, async ({ path, bytes }) => {
        const pages = await checkPdf(path, bytes);
        return pages === null ? 'pdf' : `${pages}.pdf`;
      }),

    sound: (source) =>
      saveAsIs('sound', source, async (file) => {
        const { readSound } = await import('./sound.ts');
        const { extension, seconds } = await readSound(file.path);
        return seconds === null ? extension : `${seconds}.${extension}`;
      }),

    film: (source) =>
      saveAsIs('film', source, async (file) => {
        const { readFilm } = await import('./film.ts');
        const { extension, seconds } = await readFilm(file);
        return seconds === null ? extension : `${seconds}.${extension}`;
      }),

    captions: (source) =>
      receiveAndScan('captions', source, async (file) => {
        const content = readCaptions(await readFile(file.path));
        return putContent(nameByContent(content, 'vtt'), content);
      }),
  };

  async function dropParts(names: readonly string[]): Promise<void> {
    for (const name of names) {
      sizes.delete(name);
      await blobs.deleteOlder(name, new Date(8.64e15));
    }
  }

  return {
    save: (kind, source) => savers[kind](source),
    saveAnswer: (source) =>
      receiveAndScan(answerLimits, source, async (file) => {
        const kind = pictureKind(file.head);
        if (!kind && isHeic(file.head)) throw new FileRejected('bad_file', heicMessage);
        if (kind) {
          const { content, extension } = await prepared(file, kind);
          return {
            ...(await putContent(newEntryFileName(content), content)),
            type: extension === 'webp' ? 'image/webp' : 'image/jpeg',
          };
        }
        if (!file.head.subarray(0, 5).equals(Buffer.from('%PDF-')))
          throw new FileRejected('bad_file', 'This is no PDF and no picture that we can read. Choose another file.');
        await checkPdf(file.path, file.bytes);
        const name = newEntryFileName(file.hash);
        await blobs.put(name, file.path);
        return { name, bytes: file.bytes, type: 'application/pdf' };
      }),
    findAnswer: async (name) => (isEntryFileName(name) ? readableFile(name) : null),
    dropAnswers: dropParts,
    savePart: (source, maxBytes) =>
      receiveFile(
        source,
        { tmpFolder, maxBytes, tooLarge: 'This file is larger than its stated size.' },
        async (file) => {
          const name = newPartName();
          await blobs.put(name, file.path);
          return { name, bytes: file.bytes };
        },
      ),

    joinParts: (names) => Readable.from(contentOf(names)),
    async hasParts(names) {
      const stats = await Promise.all(names.map((name) => blobs.stat(name)));
      return stats.every((part) => part !== null);
    },
    dropParts,

    sweep: (namesInUse) => sweepBlobs(blobs, graceStart(), (name) => namesInUse.has(name)),
    async cleanUp(namesInUse) {
      const isInUse = (name: string) => namesInUse.has(originalOfVariant(name) ?? '');
      const deleted = await sweepFolder(tmpFolder, graceStart(), () => false);
      return deleted + (await sweepFolder(variantsFolder, graceStart(), isInUse));
    },

    find: async (kind, name) => (isNameOfKind(kind, name) ? readableFile(name) : null),
    variant: async (name, widthPx, format) =>
      isNameOfKind('image', name) || isNameOfKind('pdf', name) ? variants.find(name, widthPx, format) : null,
    async pictureSize(name) {
      const cachedSize = pictureSizes.get(name);
      if (cachedSize || !isNameOfKind('image', name)) return cachedSize ?? null;
      const content = await blobs.read(name);
      if (!content) return null;
      const { readPictureSize } = await import('./picture.ts');
      const size = await readPictureSize(await buffer(content));
      pictureSizes.set(name, size);
      return size;
    },
    has: async (name) => (await blobs.stat(name)) !== null,
  };

  async function* contentOf(names: readonly string[]) {
    for (const name of names) {
      const content = await blobs.read(name);
      if (!content) throw new Error(`The part ${name} is missing.`);
      yield* content;
    }
  }

  /** Files stored since this moment are not swept. */
  function graceStart(): Date {
    return new Date(now().getTime() - graceMs);
  }
}
