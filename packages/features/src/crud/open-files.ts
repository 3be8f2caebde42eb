import { documentIn, type RichDocument } from '@porchlight/contract/rich-text';
import { kindOfTextFile, mapFileNames } from '@porchlight/contract/rich-text-strings';
import { captionsUrl, filmUrl, imageUrl } from '../urls/index.ts';

/** Queries that open pictures and films in texts while visitors may not see them, by the file's name, as answers have brought them. */
const queries = new Map<string, string>();

/** Remembers what opens the pictures and films in a record's texts. */
export function openFiles(keys: Readonly<Record<string, string>>): void {
  for (const [name, query] of Object.entries(keys)) queries.set(name, query);
}

/** Address of a picture, a film or captions in a text, which shows it to staff though no visitor may see it. */
export function openFileUrl(name: string): string {
  const query = queries.get(name);
  return urlOf[kindOfTextFile(name)](name) + (query ? `?${query}` : '');
}

const urlOf = { image: imageUrl, film: filmUrl, captions: captionsUrl };

/** A document with addresses in the place of its files' names, which show them to staff. */
export function openDocument(value: unknown): RichDocument | undefined {
  const document = documentIn(value);
  return document && mapFileNames(document, openFileUrl);
}
