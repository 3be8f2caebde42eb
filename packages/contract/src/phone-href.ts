/**
 * URL that calls a phone number as people write it.
 * @param number such as '(478) 555-0148' or '478 555 0148 ext. 5'
 * @returns `tel:4785550148`, `tel:4785550148;ext=5`
 * @see RFC 3966
 */
export function phoneHref(number: string): string {
  const [main = '', extension] = number.split(/[;,]?\s*(?:ext|extension|x)\.?\s*(?=\d+\s*$)/i);
  const digits = main.trim().replace(/(?!^\+)\D/g, '');
  return `tel:${digits}${extension ? `;ext=${extension.trim()}` : ''}`;
}
