import type { RichDocument, RichNode } from '@porchlight/contract/rich-text';
import { truncate } from '../TruncatedText/index.ts';

/** The beginning of a formatted text, at most `maxCharacters` characters of it, the last word whole. */
export function truncateDocument(document: RichDocument, maxCharacters: number): RichDocument {
  let remaining = maxCharacters;
  const truncateNodes = (nodes: readonly RichNode[]): RichNode[] =>
    nodes.flatMap((node) => {
      if (remaining <= 0) return [];
      if (node.text !== undefined) {
        const { text } = truncate(node.text, remaining);
        remaining -= node.text.length;
        return [{ ...node, text }];
      }
      if (!node.content) return [node];
      const content = truncateNodes(node.content);
      return content.length > 0 ? [{ ...node, content }] : [];
    });
  return { ...document, content: truncateNodes(document.content) };
}
