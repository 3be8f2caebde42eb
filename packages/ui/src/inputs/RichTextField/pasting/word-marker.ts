/** What stands before an item of a list. */
export interface WordMarker {
  /** A bullet, a number of one of HTML's kinds, or something that no list has, such as `1.2`. */
  kind: 'bullet' | 'words' | `number${string}`;
  /** The kind of number, as HTML's `type` names it. */
  type?: 'a' | 'A' | 'i' | 'I';
  /** The number; undefined if it can't be known. */
  number?: number;
}

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/**
 * Reads the marker of a Word paragraph in a list: `·`, `1.`, `(b)`, `iv)`.
 * @param last the list that it may continue, since `i.` comes after `h.` as well as before `ii.`
 */
export function wordMarker(text: string, last?: { kind: string; next: number }): WordMarker {
  const trimmed = text.replace(/[\s\u00a0]+/g, ' ').trim();
  const [, sign = ''] = /^[([]?(\d{1,9}|[a-z]{1,6})[.)\]:]?$/i.exec(trimmed) ?? [];
  if (/^\d/.test(sign)) return { kind: 'number', number: Number(sign) };
  // `o` alone is Word's bullet of the second level.
  if (trimmed === 'o' || !/[\p{L}\p{N}]/u.test(trimmed)) return { kind: 'bullet' };
  const isMarked = trimmed !== sign;
  if (!sign || !isMarked) return /[\p{L}\p{N}]{2}|\p{N}/u.test(trimmed) ? { kind: 'words' } : { kind: 'bullet' };
  const lower = sign.toLowerCase();
  const isUpper = sign !== lower;
  const letter = /^([a-z])\1*$/.test(lower) ? lower.charCodeAt(0) - 96 + 26 * (lower.length - 1) : undefined;
  const letters = { kind: `number${isUpper ? 'A' : 'a'}`, type: isUpper ? 'A' : 'a', number: letter } as const;
  if (letter !== undefined && last?.kind === letters.kind && last.next === letter) return letters;
  const roman = romanNumber(lower);
  // A single c, d, l or m is most often a letter; i, v and x are most often numerals.
  if (roman !== undefined && (lower.length > 1 || /[ivx]/.test(lower)))
    return { kind: `number${isUpper ? 'I' : 'i'}`, type: isUpper ? 'I' : 'i', number: roman };
  return letter === undefined ? { kind: 'words' } : letters;
}

function romanNumber(text: string): number | undefined {
  if (!/^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(text)) return undefined;
  const values = [...text].map((sign) => romanValues[sign] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
