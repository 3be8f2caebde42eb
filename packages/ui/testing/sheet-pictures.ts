import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import { compareTiles } from './tile-comparator.ts';

/** Pictures of the state sheets as the repository keeps them: WebP without loss, 0.6 of a PNG's bytes. */
export const sheetFolder = fileURLToPath(new URL('../sheets', import.meta.url));

/** New pictures of the sheets that differ, as PNG. */
export const newPictureFolder = fileURLToPath(new URL('../../../node_modules/.cache/sheets', import.meta.url));

/** What differs in them. */
const differenceFolder = `${newPictureFolder}-differences`;

/** How a sheet differs from its stored picture. */
export interface SheetDifference {
  message: string;
  /** Paths of the pictures that show it: what differs, if the sizes are the same, and the new picture. */
  pictures: string[];
}

/** Pictures that are taken of a sheet on which something still changes, before it counts as it is. */
const maxPictures = 20;

/** Decodes a picture. @param source path or content of the file */
export async function pixelsOf(source: string | Buffer) {
  const { data, info } = await sharp(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { metadata: { width: info.width, height: info.height }, data };
}

/**
 * A command of browser tests: compares the element with the test id `sheet` with its stored picture. A picture that
 * differs is taken again until two are the same, since something may still change; then it is kept.
 */
export const compareSheet: BrowserCommand<[name: string]> = async ({ iframe }, name) => {
  const stored = join(sheetFolder, `${name}.webp`);
  const newPicture = join(newPictureFolder, `${name}.png`);
  rmSync(newPicture, { force: true });
  const reference = existsSync(stored) ? await pixelsOf(stored) : undefined;
  let lastPng: Buffer | undefined;
  for (let taken = 1; ; taken += 1) {
    const png = await iframe.getByTestId('sheet').screenshot({ animations: 'disabled', caret: 'hide' });
    const isFinal = lastPng?.equals(png) || taken === maxPictures;
    lastPng = png;
    const result = reference && compareTiles(reference, await pixelsOf(png), { createDiff: isFinal });
    if (result?.pass) return undefined;
    if (!isFinal) continue;
    mkdirSync(newPictureFolder, { recursive: true });
    writeFileSync(newPicture, png);
    if (!result) return { message: 'There is no stored picture.', pictures: [newPicture] };
    if (!reference || !result.diff) return { message: result.message ?? '', pictures: [newPicture] };
    const difference = join(differenceFolder, `${name}.png`);
    mkdirSync(differenceFolder, { recursive: true });
    const { width, height } = reference.metadata;
    await sharp(result.diff, { raw: { width, height, channels: 4 } }).toFile(difference);
    return { message: result.message ?? '', pictures: [difference, newPicture] };
  }
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares the element with the test id `sheet` with its stored picture; undefined if it looks the same. */
    compareSheet: (name: string) => Promise<SheetDifference | undefined>;
  }
}
