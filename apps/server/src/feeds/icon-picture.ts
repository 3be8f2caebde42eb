import { demonstrationLook } from '@porchlight/contract/look/look';
import { lookColors } from '@porchlight/contract/look/look-colors';
import type { SiteFacts } from '@porchlight/contract/rendering';
import { sharp } from '../media/decoder.ts';
import type { FileStore } from '../media/index.ts';
import { logoPng } from '../media/logo-png.ts';
import { initialMark, recoloredIcon } from './look-mark.ts';

/** A file with the site's icon. */
export interface IconFile {
  type: 'image/svg+xml' | 'image/png' | 'image/x-icon';
  sizePx: number;
  /** Whether it fills a square, since phones cut it to a shape of their own. */
  isOpaque: boolean;
}

/** Largest side of the logo in an icon that is SVG, in pixels: it is contained as PNG. */
const logoMaxPx = 256;

/** The part of a square that phones never cut off is a circle of 80 %: a square in it has this side. */
const safeShare = 0.6;

/** Draws the site's icon: its logo, else the first letter of its name or its block, in its colors. */
export async function drawIcon(
  { type, sizePx, isOpaque }: IconFile,
  site: SiteFacts,
  { files, clientDir }: { files: Pick<FileStore, 'find'>; clientDir: string },
): Promise<Buffer> {
  const look = site.look ?? demonstrationLook;
  const logo = await logoPng(files, site.logo, Math.min(sizePx, logoMaxPx));
  const svg = logo
    ? framed(pictureMarkup(logo), isOpaque ? { ground: '#ffffff', share: safeShare } : { share: 1 })
    : await markSvg(site.name, look, clientDir, isOpaque);
  if (type === 'image/svg+xml') return Buffer.from(svg);
  const png = await sharp(Buffer.from(svg)).resize(sizePx, sizePx).png().toBuffer();
  return type === 'image/png' ? png : asIco(png, sizePx);
}

async function markSvg(name: string, look: NonNullable<SiteFacts['look']>, clientDir: string, isOpaque: boolean) {
  // A letter is well inside the square that it fills.
  if (look.pattern === 'plain') return framed(initialMark(name, look), { share: 1 });
  const block = `<g transform="scale(3.125)">${await recoloredIcon(clientDir, look)}</g>`;
  return framed(block, isOpaque ? { ground: lookColors(look).light.text, share: 0.8 } : { share: 1 });
}

function pictureMarkup(png: Buffer): string {
  return `<image width="100" height="100" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** A picture of 100 units in the middle of a square, of which it takes a share. */
function framed(content: string, { ground, share }: { ground?: string; share: number }): string {
  const offset = 50 * (1 - share);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="512" height="512" viewBox="0 0 100 100">' +
    (ground ? `<path fill="${ground}" d="M0 0h100v100H0z"/>` : '') +
    `<g transform="translate(${offset} ${offset}) scale(${share})">${content}</g></svg>`
  );
}

/** An icon file that contains one PNG. @see https://en.wikipedia.org/wiki/ICO_(file_format) */
function asIco(png: Buffer, sizePx: number): Buffer {
  const header = Buffer.alloc(22);
  // Type icon, one picture; its width and height, 1 plane, 32 bits per pixel, its length, and where it begins.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(sizePx, 6);
  header.writeUInt8(sizePx, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
