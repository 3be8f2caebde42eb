import { existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Pictures of the state sheets as the repository keeps them: WebP without loss, 0.6 of a PNG's bytes. */
export const sheetFolder = fileURLToPath(new URL('../sheets', import.meta.url));

/** The same as PNG, which Vitest compares with. */
export const unpackedFolder = fileURLToPath(new URL('../../../node_modules/.cache/sheets', import.meta.url));

/** Vitest's global setup: unpacks the pictures that have changed since they were unpacked last. */
export async function setup(): Promise<void> {
  mkdirSync(unpackedFolder, { recursive: true });
  await Promise.all(
    readdirSync(sheetFolder).map(async (file) => {
      const packed = join(sheetFolder, file);
      const png = join(unpackedFolder, `${basename(file, '.webp')}.png`);
      const { mtime } = statSync(packed);
      if (existsSync(png) && statSync(png).mtimeMs === mtime.getTime()) return;
      await sharp(packed).png({ compressionLevel: 1 }).toFile(png);
      utimesSync(png, mtime, mtime);
    }),
  );
}
