/** Accepted picture formats, by sharp's names; AVIF is `heif`. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/** Error message's advice for a picture of another format. */
export const pictureTypesSentence = 'Choose a JPEG, PNG, WebP, AVIF or GIF.';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Recognizes a picture's format by its first bytes, not by its name or the browser's media type.
 * @param head the first 32 bytes or more
 * @returns null for everything that isn't accepted: SVG, TIFF, HEIC, PDF, HTML, text, nothing
 */
export function pictureKind(head: Buffer): PictureKind | null {
  if (head.length < 12) return null;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head.subarray(0, 8).equals(pngSignature)) return 'png';
  const start = head.toString('latin1', 0, 12);
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis') ? 'heif' : null;
}

/** Whether it is HEIC, the format of iPhone photos, which is not accepted. */
export function isHeic(head: Buffer): boolean {
  return brandsOf(head).some((brand) => /^he(ic|ix|vc|vx|im|is)$/.test(brand));
}

/** Returns the brands of an `ftyp` box: the major one, then the compatible ones. Empty for other files. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 12 || head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const boxEnd = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= boxEnd; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}
