/** Removes case, accents and invisible characters from a text for comparison in searches: 'José' becomes 'jose'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
}

/** The distinct words of a text, folded. */
export function foldedWords(text: string): string[] {
  return [...new Set(foldText(text).split(/\s+/u).filter(Boolean))];
}
