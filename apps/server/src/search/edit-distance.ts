/**
 * Returns how many letters may be wrong, missing, extra or swapped: one in a short word, two in a longer one; none in a
 * word shorter than 4 characters or with a digit.
 */
export function maxEditDistance(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * Returns the edit distance of two words: letters to remove, add, change or swap with a neighbor.
 * @param maxDistance largest distance of interest; larger ones are returned as `maxDistance + 1`
 */
export function editDistance(a: string, b: string, maxDistance: number): number {
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > maxDistance) return maxDistance + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? maxDistance + 1, maxDistance + 1);
}
