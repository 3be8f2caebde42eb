/** Made when first needed: a list whose server sorts needs none. */
let collator: Intl.Collator | undefined;

/**
 * The order of lists that are handled in the browser; the server has its database do it. Texts are compared as people sort
 * them (case and accents aside, 2 before 10), which puts dates in their order too, and numbers by size. Null and undefined
 * come last in both directions.
 * @returns below 0 when `a` comes first
 */
export function compareValues(a: unknown, b: unknown, isDescending: boolean): number {
  const [hasNone, otherHasNone] = [a == null, b == null];
  if (hasNone || otherHasNone) return Number(hasNone) - Number(otherHasNone);
  collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return isDescending ? -order : order;
}
