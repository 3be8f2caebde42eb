/**
 * Characters that nobody sees and that are no spaces: marks of format and direction, fillers, and those that Unicode
 * lets a program ignore. Text copied from Word, Teams, web pages and PDFs contains some.
 */
const invisible = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;
const all = new RegExp(`[${invisible}]+`, 'gu');
const outer = /^[\s\u00ad\u200b\u2060\ufeff]+|[\s\u00ad\u200b\u2060\ufeff]+$/g;
const only = new RegExp(String.raw`^[\s${invisible}]*$`, 'u');

/** Removes all invisible characters, from addresses, links and numbers, where none has a meaning. */
export function removeInvisible(text: string): string {
  return text.replace(all, '');
}

/** Whether a text shows nothing. In other texts invisible characters stay: they join emoji and shape Persian words. */
export function isInvisible(text: string): boolean {
  return only.test(text);
}

/** Removes spaces and what breaks or joins lines from both ends. */
export function trimInvisible(text: string): string {
  return text.replace(outer, '');
}
