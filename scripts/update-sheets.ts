/**
 * `npm run update-sheets`: takes the state sheets anew and makes the changed pictures small. Names of components after
 * it take theirs alone: `npm run update-sheets -- Button Footer`. Look at what git shows as changed before committing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { compareTiles } from '../packages/ui/testing/tile-comparator.ts';
import { ensureBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/ui/src/testing/sheets/baselines');
/** All pictures together stay below this, so that a clone stays small. */
const limitBytes = 25_000_000;

const names = process.argv.slice(2);
const started = Date.now();
process.env.PLAYWRIGHT_CHROMIUM = ensureBrowser();
const only = names.length > 0 ? ['-t', `^(${names.join('|')}), `] : [];
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'sheets', '--update', ...only];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { metadata: { width: info.width, height: info.height }, data };
}

/** Brings each channel to the nearest of 64 levels: half a level off is far below what the comparison sees. */
function inSteps(data: Buffer): Buffer {
  return Buffer.from(data.map((value) => Math.min(255, Math.round(value / 4) * 4)));
}

/**
 * The picture in as few bytes as it can be. 256 colors take a third of them and are enough for most; where they use up
 * the tolerance, as with a gradient before a colorful picture, it keeps all of them, in steps.
 */
async function madeSmall(png: Buffer): Promise<Buffer> {
  const whole = await pixelsOf(png);
  const small = await sharp(png).png({ palette: true, effort: 10, dither: 0, compressionLevel: 9 }).toBuffer();
  if (compareTiles(whole, await pixelsOf(small), { createDiff: false, allowedTileRatio: 0.02 }).pass) return small;
  const { width, height } = whole.metadata;
  return sharp(inSteps(whole.data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** What there are sheets of. */
const sheetNames = new Set(
  globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).map((path) => basename(path, '.stories.tsx')),
);
const pictures = existsSync(folder) ? readdirSync(folder) : [];
for (const picture of pictures) {
  const path = join(folder, picture);
  if (!sheetNames.has(picture.replace(/-.*/, ''))) rmSync(path);
  else if (statSync(path).mtimeMs >= started) {
    const small = await madeSmall(await readFile(path));
    await writeFile(path, small);
    console.log(`${picture.padEnd(36)} ${(small.length / 1000).toFixed(0).padStart(5)} kB`);
  }
}
const total = readdirSync(folder).reduce((sum, picture) => sum + statSync(join(folder, picture)).size, 0);
console.log(`\nAll sheets: ${(total / 1e6).toFixed(1)} MB`);
process.exit(status === 0 && total <= limitBytes ? 0 : 1);
