/** Invisible characters: control characters, format characters such as a zero-width space, lone surrogates. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Everything that looks like a space, including a braille cell without dots. */
const spaces = /[\s\u2800]+/g;

/**
 * Normalizes a username for storage and display: NFKC, no invisible characters, single spaces within and none at the
 * ends.
 */
export function normalizeUsername(typed: string): string {
  // `\s` matches a byte-order mark, and `invisibleCharacters` matches tabs and line breaks, so the order matters.
  const text = typed.normalize('NFKC').replaceAll('\uFEFF', '').replace(spaces, ' ').replace(invisibleCharacters, '');
  return text.normalize('NFKC').replace(spaces, ' ').trim();
}
