/** Created on first use: lists sorted by the server need none. */
let collator: Intl.Collator | undefined;

/**
 * Sort comparator of lists that are handled in the browser; the server sorts in the database. Texts are compared with
 * `Intl.Collator` (ignoring case and accents, 2 before 10), which also sorts ISO dates, and numbers by value. Null and
 * undefined come last in both directions.
 * @returns below 0 when `a` comes first
 */
export function compareValues(a: unknown, b: unknown, isDescending: boolean): number {
  const [hasNone, otherHasNone] = [a == null, b == null];
  if (hasNone || otherHasNone) return Number(hasNone) - Number(otherHasNone);
  collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return isDescending ? -order : order;
}
