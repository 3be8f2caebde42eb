import { attribute, documentIn, type RichDocument, type RichNode } from '@porchlight/contract/rich-text';
import { imageUrl } from '../urls/index.ts';

/** Queries that open pictures in texts while visitors may not see them, by the file's name, as answers have brought them. */
const queries = new Map<string, string>();

/** Remembers what opens the pictures in a record's texts. */
export function openPictures(keys: Readonly<Record<string, string>>): void {
  for (const [name, query] of Object.entries(keys)) queries.set(name, query);
}

/** Address of a picture in a text, which shows it to staff though no visitor may see it. */
export function openPictureUrl(name: string): string {
  const query = queries.get(name);
  return imageUrl(name) + (query ? `?${query}` : '');
}

/** A document with addresses in the place of its pictures' names, which show them to staff. */
export function openDocument(value: unknown): RichDocument | undefined {
  const document = documentIn(value);
  return document && { ...document, content: document.content.map(openNode) };
}

function openNode(node: RichNode): RichNode {
  if (node.type === 'picture')
    return { ...node, attrs: { ...node.attrs, name: openPictureUrl(attribute(node, 'name')) } };
  return node.content ? { ...node, content: node.content.map(openNode) } : node;
}
