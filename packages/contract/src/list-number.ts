const romanSigns = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

/**
 * The number of a list item as browsers write it: `3`, `c`, `iii`.
 * @param type kind of the list's numbers, as HTML's `type` names it; '' for digits
 */
export function listNumber(value: number, type: string): string {
  if (type === 'a' || type === 'A') return withCase(letters(value), type === 'A');
  if (type === 'i' || type === 'I') return withCase(roman(value), type === 'I');
  return String(value);
}

const withCase = (text: string, isUpperCase: boolean) => (isUpperCase ? text.toUpperCase() : text);

/** After z comes aa, as in the columns of a spreadsheet; there are no letters below 1. */
function letters(value: number): string {
  if (value < 1) return String(value);
  let [rest, text] = [value, ''];
  while (rest > 0) {
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
    rest = Math.floor((rest - 1) / 26);
  }
  return text;
}

/** CSS defines Roman numerals from 1 to 3999. */
function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let [rest, text] = [value, ''];
  for (const [amount, sign] of romanSigns) {
    for (; rest >= amount; rest -= amount) text += sign;
  }
  return text;
}
