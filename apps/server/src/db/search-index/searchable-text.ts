/** Characters that nobody sees and that FTS5 splits words at. Joiners stay: they shape emoji and Persian words. */
const invisible = [
  ...['\u00ad', '\u034f', '\u061c', '\u180e', '\u200b', '\u200e', '\u200f', '\u2060', '\u2061', '\u2062', '\u2063'],
  ...['\u2064', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\ufeff'],
];

const ligatures = ['\ufb00', '\ufb01', '\ufb02', '\ufb03', '\ufb04', '\ufb05', '\ufb06'];

const replacements: readonly (readonly [sign: string, by: string])[] = [
  ...invisible.map((sign) => [sign, ''] as const),
  ...ligatures.map((sign) => [sign, sign.normalize('NFKD')] as const),
];

/** Returns a text as the search finds its words: without invisible characters, with letters in the place of ligatures. */
export function searchableText(text: string): string {
  return replacements.reduce((cleaned, [sign, by]) => cleaned.replaceAll(sign, by), text);
}

/**
 * SQLite's expression for `searchableText`. Migrations create triggers with it, so its result for a text must never
 * change. Texts of ASCII, which are most, are not searched.
 * @param text expression of a text
 */
export function searchableExpression(text: string): string {
  const codes = (sign: string) => `char(${Array.from(sign, (each) => each.codePointAt(0)).join(', ')})`;
  const cleaned = replacements.reduce((inner, [sign, by]) => `replace(${inner}, ${codes(sign)}, '${by}')`, text);
  return `case when length(${text}) = octet_length(${text}) then ${text} else ${cleaned} end`;
}
