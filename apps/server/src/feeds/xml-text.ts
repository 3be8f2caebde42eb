// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Removes the characters that XML doesn't allow, not even escaped: a single one in a title would make a whole feed
 * unreadable.
 * @see https://www.w3.org/TR/xml/#charsets
 */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(notInXml, '');
}
