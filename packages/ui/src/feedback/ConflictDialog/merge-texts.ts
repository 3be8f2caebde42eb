import type { RichDocument, RichNode } from '@porchlight/contract/rich-text';
import { markedText } from '@porchlight/contract/rich-text-strings';
import { type MergedPart, mergeBlocks } from './merge-blocks.ts';

/** A text before two concurrent changes, and after each of them. */
export interface ThreeVersions<Text> {
  base: Text;
  mine: Text;
  theirs: Text;
}

/**
 * Merges two changes of one plain text, paragraph by paragraph.
 * @returns `isComplete` is false if both changed the same paragraph: the text then has both versions of it, mine first
 */
export function mergeTexts({ base, mine, theirs }: ThreeVersions<string>): { text: string; isComplete: boolean } {
  const parts = mergeBlocks(paragraphs(base), paragraphs(mine), paragraphs(theirs), identity, identity);
  const blocks = parts.flatMap((part) => (part.kind === 'agreed' ? part.blocks : [...part.mine, ...part.theirs]));
  return { text: blocks.join('\n\n'), isComplete: parts.every(({ kind }) => kind === 'agreed') };
}

const identity = (paragraph: string) => paragraph;

function paragraphs(text: string): string[] {
  const normalized = text.replace(/\r\n?/g, '\n').trim();
  return normalized === '' ? [] : normalized.split(/\n{2,}/);
}

/** Merges two changes of a formatted text, block by block. */
export function mergeDocuments({ base, mine, theirs }: ThreeVersions<RichDocument>): MergedPart<RichNode>[] {
  return mergeBlocks(
    base.content,
    mine.content,
    theirs.content,
    (block) => JSON.stringify(block, canonicalReplacer),
    (block) => markedText({ content: [block] }),
  );
}

/** JSON replacer that sorts properties and omits null, so that equal blocks have equal keys. */
function canonicalReplacer(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
