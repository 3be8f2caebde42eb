import {
  attribute,
  documentIn,
  fileAttributes,
  type RichDocument,
  type RichNode,
} from '@porchlight/contract/rich-text';
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
  return addressOf(name) + (query ? `?${query}` : '');
}

function addressOf(name: string): string {
  if (/\.(?:mp4|webm)$/.test(name)) return filmUrl(name);
  return name.endsWith('.vtt') ? captionsUrl(name) : imageUrl(name);
}

/** A document with addresses in the place of its files' names, which show them to staff. */
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
