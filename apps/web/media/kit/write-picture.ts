import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** Where everything that is made goes. */
export const mediaFolder = fileURLToPath(new URL('../../public/media/', import.meta.url));

/** Prints a line; the only place that does. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints the size of a file that was written. */
export async function report(file: string): Promise<void> {
  const { size } = await stat(file);
  say(`${(size / 1000).toFixed(1).padStart(8)} kB  ${file.slice(file.indexOf('public/') + 7)}`);
}

/** An SVG as pixels. @param width in pixels; @default the width of the SVG */
export async function raster(svg: string, width?: number): Promise<Sharp> {
  const own = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? 1200);
  const density = 72 * ((width ?? own) / own);
  return sharp(Buffer.from(svg), { density, limitInputPixels: false, unlimited: true }).removeAlpha();
}

/** Widths that a picture is written in, as AVIF, and which of them also as WebP for older browsers. */
export interface PictureWidths {
  avif: readonly number[];
  webp: readonly number[];
  /** Quality of the AVIF, 1 to 100. @default 54 */
  quality?: number;
}

/** Widths of a picture that can fill the screen. */
export const wide: PictureWidths = { avif: [480, 960, 1600], webp: [480, 960] };

/** Writes a picture in several widths. @param name of the files, without width and ending */
export async function writePicture(
  name: string,
  svg: string,
  { avif, webp, quality = 54 }: PictureWidths = wide,
): Promise<void> {
  const largest = Math.max(...avif, ...webp);
  const whole = await (await raster(svg, largest)).png({ compressionLevel: 1 }).toBuffer();
  await mkdir(dirname(`${mediaFolder}${name}`), { recursive: true });
  const at = (width: number) => sharp(whole).resize({ width, kernel: 'lanczos3' });
  for (const width of avif) {
    const file = `${mediaFolder}${name}-${width}.avif`;
    await at(width).avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toFile(file);
    await report(file);
  }
  for (const width of webp) {
    const file = `${mediaFolder}${name}-${width}.webp`;
    await at(width).webp({ quality: 74, effort: 6, smartSubsample: true }).toFile(file);
    await report(file);
  }
}
