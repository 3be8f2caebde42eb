import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readmePath = join(import.meta.dirname, '../README.md');

/**
 * Compares the README's text between `<!-- name -->` and `<!-- /name -->` with the generated text.
 * @param text the generated text, ending with a line break
 * @param write whether to update the README if it differs
 * @returns whether the README is up to date now
 */
export function syncReadmeBlock(name: string, text: string, write: boolean): boolean {
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
