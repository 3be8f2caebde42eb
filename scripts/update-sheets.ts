/**
 * `npm run update-sheets`: takes the state sheets anew and makes the changed pictures small. Names of components after
 * it take theirs alone: `npm run update-sheets -- Button Footer`. Look at what git shows as changed before committing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/ui/src/testing/sheets/baselines');
/** All pictures together stay below this, so that a clone stays small. */
const limitBytes = 24_000_000;

const names = process.argv.slice(2);
const started = Date.now();
process.env.PLAYWRIGHT_CHROMIUM = ensureBrowser();
const only = names.length > 0 ? ['-t', `^(${names.join('|')}), `] : [];
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'sheets', '--update', ...only];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

const pictures = existsSync(folder) ? readdirSync(folder) : [];
for (const picture of pictures) {
  const path = join(folder, picture);
  if (!existsSync(join(root, 'packages/ui/src', picture.replace(/-.*/, '')))) rmSync(path);
  else if (statSync(path).mtimeMs >= started) {
    // 256 colours are enough for what the comparison looks at, and take a third of the bytes.
    const small = await sharp(await readFile(path))
      .png({ palette: true, effort: 10, dither: 0, compressionLevel: 9 })
      .toBuffer();
    await writeFile(path, small);
    console.log(`${picture.padEnd(36)} ${(small.length / 1000).toFixed(0).padStart(5)} kB`);
  }
}
const total = readdirSync(folder).reduce((sum, picture) => sum + statSync(join(folder, picture)).size, 0);
console.log(`\nAll sheets: ${(total / 1e6).toFixed(1)} MB`);
process.exit(status === 0 && total <= limitBytes ? 0 : 1);
