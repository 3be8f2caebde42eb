/**
 * `npm run update-sheets`: takes the pictures of all state sheets again and compresses those that changed. With names
 * of components, only theirs: `npm run update-sheets -- Button Footer`. Review the changed pictures before committing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { newPictureFolder, pixelsOf, sheetFolder } from '../packages/ui/testing/sheet-pictures.ts';
import { compareTiles } from '../packages/ui/testing/tile-comparator.ts';
import { ensureBrowser } from './browser.ts';
import { exitOnMissing } from './missing.ts';

const root = join(import.meta.dirname, '..');
/** Maximum size of all pictures together, so that a clone stays small. */
const limitBytes = 8_000_000;

const names = process.argv.slice(2);
exitOnMissing();
process.env.PLAYWRIGHT_CHROMIUM = ensureBrowser();
process.env.UPDATE_SHEETS = 'true';
rmSync(newPictureFolder, { recursive: true, force: true });
const only = names.length > 0 ? ['-t', `^(${names.join('|')}), `] : [];
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'sheets', ...only];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

/** Rounds each channel to a multiple of 4: the difference is far below what the comparison detects. */
function inSteps(data: Buffer): Buffer {
  return Buffer.from(data.map((value) => Math.min(255, Math.round(value / 4) * 4)));
}

/**
 * Compresses a picture. A palette of 256 colors takes a third of the bytes and is enough for most pictures; where it
 * uses up the comparison's tolerance, as with a gradient before a colorful picture, all colors are kept, but rounded.
 */
async function packed(png: Buffer): Promise<Sharp> {
  const image = await pixelsOf(png);
  const small = await sharp(png).png({ palette: true, dither: 0 }).toBuffer();
  const isEnough = compareTiles(image, await pixelsOf(small), { createDiff: false, allowedTileRatio: 0.02 }).pass;
  const { width, height } = image.metadata;
  const reduced = isEnough ? sharp(small) : sharp(inSteps(image.data), { raw: { width, height, channels: 4 } });
  return reduced.removeAlpha().webp({ lossless: true, effort: 6 });
}

/** The names of all components with sheets. */
const sheetNames = new Set(
  globSync('packages/ui/src/*/*/*.stories.tsx', { cwd: root }).map((path) => basename(path, '.stories.tsx')),
);
mkdirSync(sheetFolder, { recursive: true });
for (const file of readdirSync(sheetFolder))
  if (!sheetNames.has(file.replace(/-.*/, ''))) rmSync(join(sheetFolder, file));
for (const file of existsSync(newPictureFolder) ? readdirSync(newPictureFolder) : []) {
  const picture = join(sheetFolder, `${basename(file, '.png')}.webp`);
  const { size } = await (await packed(readFileSync(join(newPictureFolder, file)))).toFile(picture);
  console.log(`${basename(picture).padEnd(36)} ${(size / 1000).toFixed(0).padStart(5)} kB`);
}
const total = readdirSync(sheetFolder).reduce((sum, picture) => sum + statSync(join(sheetFolder, picture)).size, 0);
console.log(`\nAll sheets: ${(total / 1e6).toFixed(1)} MB`);
process.exit(status === 0 && total <= limitBytes ? 0 : 1);
