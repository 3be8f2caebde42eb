import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The text between `<!-- name -->` and `<!-- /name -->`. */
const blockOf = (name: string) => new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*?(?=<!-- /${name} -->)`);

/**
 * Returns a document's text between `<!-- name -->` and `<!-- /name -->`.
 * @param document the document's path in the repository
 * @throws Error if the document has no such block
 */
export function readDocumentBlock(document: string, name: string): string {
  const text = blockOf(name).exec(readFileSync(join(root, document), 'utf8'))?.[0];
  if (text === undefined) throw new Error(`${document} has no block <!-- ${name} --> ... <!-- /${name} -->.`);
  return text;
}

/**
 * Replaces a document's text between `<!-- name -->` and `<!-- /name -->`.
 * @param document the document's path in the repository
 * @param text the generated text, ending with a line break
 * @throws Error if the document has no such block
 */
export function writeDocumentBlock(document: string, name: string, text: string): void {
  if (readDocumentBlock(document, name) === text) return;
  const file = join(root, document);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(blockOf(name), () => text),
  );
}
