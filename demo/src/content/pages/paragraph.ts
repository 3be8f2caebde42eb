import type { RichDocument, RichNode } from '@porchlight/contract/rich-text';

/** A part of a paragraph: words, or words that are a link. */
type Part = string | { text: string; href: string };

/** A long text of one paragraph with links. */
export function paragraph(...parts: readonly Part[]): RichDocument {
  return { version: 1, type: 'doc', content: [{ type: 'paragraph', content: parts.map(nodeOf) }] };
}

const nodeOf = (part: Part): RichNode =>
  typeof part === 'string'
    ? { type: 'text', text: part }
    : { type: 'text', text: part.text, marks: [{ type: 'link', attrs: { href: part.href } }] };
