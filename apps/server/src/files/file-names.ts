import { createHash } from 'node:crypto';

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
