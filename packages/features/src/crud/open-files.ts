import {
  attribute,
  documentIn,
  fileAttributes,
  type RichDocument,
  type RichNode,
} from '@porchlight/contract/rich-text';
import { captionsUrl, filmUrl, imageUrl } from '../urls/index.ts';

/** Query strings from responses that give access to unpublished pictures and films in texts, by file name. */
const queries = new Map<string, string>();

/** Registers the query strings that give access to the pictures and films in a record's texts. */
export function openFiles(keys: Readonly<Record<string, string>>): void {
  for (const [name, query] of Object.entries(keys)) queries.set(name, query);
}

/** URL of a picture, film or captions file in a text, which staff can open even if it is unpublished. */
export function openFileUrl(name: string): string {
  const query = queries.get(name);
  return addressOf(name) + (query ? `?${query}` : '');
}

function addressOf(name: string): string {
  if (/\.(?:mp4|webm)$/.test(name)) return filmUrl(name);
  return name.endsWith('.vtt') ? captionsUrl(name) : imageUrl(name);
}

/** A document whose file names are replaced with URLs that staff can open. */
export function openDocument(value: unknown): RichDocument | undefined {
  const document = documentIn(value);
  return document && { ...document, content: document.content.map(openNode) };
}

function openNode(node: RichNode): RichNode {
  const files = fileAttributes[node.type]?.filter((name) => attribute(node, name) !== '');
  if (files) {
    const opened = files.map((name) => [name, openFileUrl(attribute(node, name))]);
    return { ...node, attrs: { ...node.attrs, ...Object.fromEntries(opened) } };
  }
  return node.content ? { ...node, content: node.content.map(openNode) } : node;
}
