/** A text without case and accents, as searches compare it: 'José' is 'jose'. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, folded, each once. */
export function foldedWords(text: string): string[] {
  return [...new Set(foldText(text).split(/\s+/u).filter(Boolean))];
}
