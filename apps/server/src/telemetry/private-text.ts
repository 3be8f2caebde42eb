/**
 * What a line of the log may not hold, whoever wrote it there, and what stands in its place; before it a sign that every
 * such text has and few lines do: to look for one takes a hundredth of the time.
 */
const patterns: readonly (readonly [sign: RegExp, RegExp, string])[] = [
  // Lengths are bounded, so that a long text is read once and not from each of its characters on.
  [/@|%40/, /[\p{L}\p{N}._+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu, '[e-mail]'],
  [/Bearer/i, /\bBearer\s+[^\s"\\]+/gi, '[token]'],
  // Tokens of signed-in people and keys of files: 256 bits in base64url.
  [/(?<![\w-])[\w-]{43}/, /(?<![\w-])[\w-]{43}(?![\w-])/g, '[token]'],
  // The query of an address is what somebody typed.
  [/\?/, /(\/[^\s?"\\]{0,500})\?[^\s"\\]+/g, '$1?[query]'],
];

/** A text without addresses of people, tokens, and the queries of addresses. JSON stays JSON. */
export function withoutPrivate(text: string): string {
  return patterns.reduce(
    (left, [sign, pattern, place]) => (sign.test(left) ? left.replace(pattern, place) : left),
    text,
  );
}
