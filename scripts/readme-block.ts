import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readmePath = join(import.meta.dirname, '../README.md');

/**
 * Compares what stands in the README between `<!-- name -->` and `<!-- /name -->` with what is made.
 * @param text what has to stand there, with a line's end
 * @param write whether it is put there where it differs
 * @returns whether it stands there by now
 */
export function keepReadmeBlock(name: string, text: string, write: boolean): boolean {
  const readme = readFileSync(readmePath, 'utf8');
  const block = new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*?(?=<!-- /${name} -->)`);
  if (block.exec(readme)?.[0] === text) return true;
  if (!write) return false;
  if (!block.test(readme)) throw new Error(`README.md has no block <!-- ${name} --> ... <!-- /${name} -->.`);
  writeFileSync(
    readmePath,
    readme.replace(block, () => text),
  );
  return true;
}
