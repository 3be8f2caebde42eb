/**
 * A count of rows in US English: 10,000. By hand, since a browser's first number format costs some twenty milliseconds,
 * in the moment when a list is drawn.
 * @param count a whole number, not negative
 */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
