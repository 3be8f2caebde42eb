import { applyPatch, structuredPatch } from 'diff';

/** Stands for a line's end within a paragraph, while paragraphs stand for lines. */
const lineSeparator = '\u2028';

/**
 * Two changes of one text in one: what the other person did to it, done to the text as this person has it.
 * @returns null when both changed the same paragraph, or paragraphs beside each other
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  const patch = structuredPatch('', '', asLines(base), asLines(theirs), undefined, undefined, { context: 1 });
  const merged = applyPatch(asLines(mine), patch);
  return merged === false ? null : merged.trimEnd().replaceAll('\n', '\n\n').replaceAll(lineSeparator, '\n');
}

/** A line for each paragraph. */
function asLines(text: string): string {
  const paragraphs = text.trim().split(/(?:\r?\n){2,}/);
  return `${paragraphs.map((paragraph) => paragraph.replace(/\r?\n/g, lineSeparator)).join('\n')}\n`;
}
