import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FileKind } from '@porchlight/contract/fields';
import { storedCaptionsName, storedFilmName } from '@porchlight/contract/rich-text';

/** Hex digits of a stored file's name: 128 bits of the SHA-256 of its content. */
const hashDigits = 32;

/** Each kind's folder, here and in a bucket, and its names. A PDF's tells how many pages it has, a film's how many seconds, where that is known, a sound's how many seconds. */
const kinds: Readonly<Record<FileKind, { folder: string; name: RegExp }>> = {
  image: { folder: 'images', name: /^[0-9a-f]{16,64}\.(jpg|webp)$/ },
  pdf: { folder: 'pdfs', name: /^[0-9a-f]{16,64}(\.\d{1,6})?\.pdf$/ },
  sound: { folder: 'sounds', name: /^[0-9a-f]{16,64}\.\d{1,6}\.(mp3|m4a|ogg|wav)$/ },
  film: { folder: 'films', name: storedFilmName },
  captions: { folder: 'captions', name: storedCaptionsName },
};

/** Parts of files that are being uploaded: what no sweep is asked to keep, so that they go after a day. */
const part = { folder: 'parts', name: /^[0-9a-f]{32}\.part$/ };

/** Folders that files are stored in, in the data folder or in a bucket. */
export const fileFolders = [...Object.values(kinds), part].map(({ folder }) => folder);

const variantName = /^([0-9a-f]{16,64}(?:\.\d{1,6})?\.(?:jpg|webp|pdf))\.w(\d{1,5})\.(avif|webp|jpg)$/;

/** Whether a name can be that of a stored file of a kind. Nothing else ever becomes part of a path. */
export function isNameOfKind(kind: FileKind, name: string): boolean {
  return kinds[kind].name.test(name);
}

/** Whether a name can be that of a stored file of any kind. */
export function isStoredName(name: string): boolean {
  return Object.values(kinds).some((kind) => kind.name.test(name));
}

/** The folder of a stored file by its name; null for a name that no file can have. */
export function folderOf(name: string): string | null {
  return [...Object.values(kinds), part].find((each) => each.name.test(name))?.folder ?? null;
}

/** Where a folder of stored files lies in a data folder. */
export function storedFolder(dataDir: string, folder: string): string {
  return join(dataDir, 'files', folder);
}

/** Where a stored file lies in a data folder; null for a name that no file can have. */
export function filePath(dataDir: string, name: string): string | null {
  const folder = folderOf(name);
  return folder && join(storedFolder(dataDir, folder), name);
}

/** Name of the file with this content: same content, same name. */
export function nameByContent(content: Buffer | string, extension: string): string {
  const hash = typeof content === 'string' ? content : createHash('sha256').update(content).digest('hex');
  return `${hash.slice(0, hashDigits)}.${extension}`;
}

/** A name for a part that arrives; no two have the same. */
export function newPartName(): string {
  return `${randomBytes(16).toString('hex')}.part`;
}

/** Whether a stored file's name is that of a content. @param sha256 of the content, hex */
export function isNameOf(name: string, sha256: string): boolean {
  return sha256.startsWith(name.slice(0, name.indexOf('.')));
}

/** Name of a smaller copy of a picture, or of a PDF's cover: `{name}.w{width}.{extension}`. */
export function variantFileName(original: string, widthPx: number, extension: string): string {
  return `${original}.w${widthPx}.${extension}`;
}

/** The picture or the PDF that a copy was made of, or null when the name is not a copy's. */
export function originalOfVariant(name: string): string | null {
  return variantName.exec(name)?.[1] ?? null;
}
