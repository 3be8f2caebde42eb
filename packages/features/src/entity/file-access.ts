import { documentIn, type RichDocument } from '@porchlight/contract/rich-text';
import { documentFileKind, mapFileNames } from '@porchlight/contract/rich-text-files';
import { captionsUrl, filmUrl, imageUrl } from '../urls/index.ts';

/** Query strings from responses that give access to unpublished pictures and films in texts, by file name. */
const queries = new Map<string, string>();

/** Registers the query strings that give access to the pictures and films in a record's texts. */
export function registerFileKeys(keys: Readonly<Record<string, string>>): void {
  for (const [name, query] of Object.entries(keys)) queries.set(name, query);
}

/** URL of a picture, film or captions file in a text, which staff can open even if it is unpublished. */
export function staffFileUrl(name: string): string {
  const query = queries.get(name);
  return urlOf[documentFileKind(name)](name) + (query ? `?${query}` : '');
}

const urlOf = { image: imageUrl, film: filmUrl, captions: captionsUrl };

/** A document whose file names are replaced with URLs that staff can open. */
export function documentWithFileUrls(value: unknown): RichDocument | undefined {
  const document = documentIn(value);
  return document && mapFileNames(document, staffFileUrl);
}
