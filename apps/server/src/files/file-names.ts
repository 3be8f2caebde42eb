import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Hex digits of a stored file's name: 128 bits of the SHA-256 of its content. */
const hashDigits = 32;

const imageName = /^[0-9a-f]{16,64}\.(jpg|webp)$/;
const pdfName = /^[0-9a-f]{16,64}\.pdf$/;
const variantName = /^([0-9a-f]{16,64}\.(?:jpg|webp))\.w(\d{1,5})\.(avif|webp|jpg)$/;

/** Whether a name can be a stored picture's. Nothing else ever becomes part of a path. */
export function isImageName(name: string): boolean {
  return imageName.test(name);
}

/** Whether a name can be a stored PDF's. */
export function isPdfName(name: string): boolean {
  return pdfName.test(name);
}

/** Folder of the stored pictures in a data folder. */
export function imagesFolder(dataDir: string): string {
  return join(dataDir, 'files', 'images');
}

/** Folder of the stored PDFs in a data folder. */
export function pdfsFolder(dataDir: string): string {
  return join(dataDir, 'files', 'pdfs');
}

/** Where a stored file lies in a data folder; null for a name that no file can have. */
export function filePath(dataDir: string, name: string): string | null {
  if (isPdfName(name)) return join(pdfsFolder(dataDir), name);
  return isImageName(name) ? join(imagesFolder(dataDir), name) : null;
}

/** Name of the file with this content: same content, same name. */
export function nameByContent(content: Buffer | string, extension: 'jpg' | 'webp' | 'pdf'): string {
  const hash = typeof content === 'string' ? content : createHash('sha256').update(content).digest('hex');
  return `${hash.slice(0, hashDigits)}.${extension}`;
}

/** Name of a smaller copy of a picture: `{name}.w{width}.{extension}`. */
export function variantFileName(original: string, widthPx: number, extension: string): string {
  return `${original}.w${widthPx}.${extension}`;
}

/** The picture that a smaller copy was made of, or null when the name is not a copy's. */
export function originalOfVariant(name: string): string | null {
  return variantName.exec(name)?.[1] ?? null;
}
