/** Characters that leave no trace on a screen: controls, formats such as a zero-width space, halves of characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Everything that looks like a space, a braille cell without dots too. */
const spaces = /[\s\u2800]+/g;

/**
 * A username as it is kept and shown: one spelling for each character (NFKC), nothing that nobody sees, single spaces
 * within and none around it.
 */
export function cleanUsername(typed: string): string {
  // A byte-order mark counts as a space to `\s`, tabs and line ends as controls to `unseen`.
  const text = typed.normalize('NFKC').replaceAll('\uFEFF', '').replace(spaces, ' ').replace(unseen, '');
  return text.normalize('NFKC').replace(spaces, ' ').trim();
}
