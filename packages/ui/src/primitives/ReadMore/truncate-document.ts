import type { RichDocument, RichNode } from '@porchlight/contract/rich-text';
import { truncate } from '../TruncatedText/index.ts';

/** The beginning of a formatted text, at most `letters` characters of it, the last word whole. */
export function truncateDocument(document: RichDocument, letters: number): RichDocument {
  let left = letters;
  const cut = (nodes: readonly RichNode[]): RichNode[] =>
    nodes.flatMap((node) => {
      if (left <= 0) return [];
      if (node.text !== undefined) {
        const { text } = truncate(node.text, left);
        left -= node.text.length;
        return [{ ...node, text }];
      }
      if (!node.content) return [node];
      const content = cut(node.content);
      return content.length > 0 ? [{ ...node, content }] : [];
    });
  return { ...document, content: cut(document.content) };
}
