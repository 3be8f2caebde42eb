import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FileKind } from '@porchlight/contract/fields';
import { storedCaptionsName, storedFilmName } from '@porchlight/contract/rich-text';

/** Hex digits in a stored file's name: 128 bits of its content's SHA-256. */
const hashDigits = 32;

/**
 * Folder of each kind, on disk and in a bucket, and the pattern of its names. A PDF's name contains the number of
 * pages, a sound's and a film's the seconds, if known.
 */
const kinds: Readonly<Record<FileKind, { folder: string; name: RegExp }>> = {
  image: { folder: 'images', name: /^[0-9a-f]{16,64}\.(jpg|webp)$/ },
  pdf: { folder: 'pdfs', name: /^[0-9a-f]{16,64}(\.\d{1,6})?\.pdf$/ },
  sound: { folder: 'sounds', name: /^[0-9a-f]{16,64}(\.\d{1,6})?\.(mp3|m4a|ogg|wav)$/ },
  film: { folder: 'films', name: storedFilmName },
  captions: { folder: 'captions', name: storedCaptionsName },
};

/** Parts of running uploads. No record references them, so the sweep deletes them after a day. */
const part = { folder: 'parts', name: /^[0-9a-f]{32}\.part$/ };

/**
 * Files that visitors have sent with forms. They have a name of their own even if the content is that of a public file,
 * no address, and are deleted with their entry.
 */
const answer = { folder: 'answers', name: /^[0-9a-f]{32}\.[0-9a-f]{16}\.answer$/ };

const all = [...Object.values(kinds), part, answer];

/** Folders of stored files, in the data folder or in a bucket. */
export const fileFolders = all.map(({ folder }) => folder);

const variantName = /^([0-9a-f]{16,64}(?:\.\d{1,6})?\.(?:jpg|webp|pdf))\.w(\d{1,5})\.(avif|webp|jpg)$/;

/** Whether a name has the form of a stored file of a kind. No other names become part of a path. */
export function isNameOfKind(kind: FileKind, name: string): boolean {
  return kinds[kind].name.test(name);
}

/** Whether a name has the form of a stored file of any kind. */
export function isStoredName(name: string): boolean {
  return [...Object.values(kinds), answer].some((kind) => kind.name.test(name));
}

/** Returns the folder of a stored file by its name; null for a malformed name. */
export function folderOf(name: string): string | null {
  return all.find((each) => each.name.test(name))?.folder ?? null;
}

/** Returns the path of a folder of stored files. */
export function storedFolder(dataDir: string, folder: string): string {
  return join(dataDir, 'files', folder);
}

/** Returns the path of a stored file in a data folder; null for a malformed name. */
export function filePath(dataDir: string, name: string): string | null {
  const folder = folderOf(name);
  return folder && join(storedFolder(dataDir, folder), name);
}

/** Returns the name for a content: the beginning of its hash and the extension. The same content has the same name. */
export function nameByContent(content: Buffer | string, extension: string): string {
  const hash = typeof content === 'string' ? content : createHash('sha256').update(content).digest('hex');
  return `${hash.slice(0, hashDigits)}.${extension}`;
}

/** Returns a unique name for an upload part. */
export function newPartName(): string {
  return `${randomBytes(16).toString('hex')}.part`;
}

/** Returns a unique name for a file that was sent with a form. */
export function newEntryFileName(content: Buffer | string): string {
  return nameByContent(content, `${randomBytes(8).toString('hex')}.answer`);
}

/** Whether a name has the form of a file that was sent with a form. */
export function isEntryFileName(name: string): boolean {
  return answer.name.test(name);
}

/** Whether a stored file's name matches a content. @param sha256 hash of the content, hex */
export function matchesContentHash(name: string, sha256: string): boolean {
  return sha256.startsWith(name.slice(0, name.indexOf('.')));
}

/** Returns the name of a smaller copy of a picture, or of a PDF's cover: `{name}.w{width}.{extension}`. */
export function variantFileName(original: string, widthPx: number, extension: string): string {
  return `${original}.w${widthPx}.${extension}`;
}

/** Returns the name of a copy's original, or null when the name is not a copy's. */
export function originalOfVariant(name: string): string | null {
  return variantName.exec(name)?.[1] ?? null;
}
