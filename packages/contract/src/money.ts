/**
 * Money: stored in cents, sent and typed in the organization's currency, US dollars. Dividing whole cents by 100
 * gives the double nearest to the decimal amount, so that JSON prints 0.3 as 0.3.
 */

/** Converts an amount to cents, as stored in the database. @param amount with at most two decimals */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Converts cents to an amount, as used in responses. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** Whether an amount has at most two decimals. */
export function isExactToCent(amount: number): boolean {
  return toCents(amount) === Number((amount * 100).toFixed(4));
}

/** Parses '1,234.50' and '$25' as people type them. @returns NaN for anything else */
export function parseMoney(typed: string): number {
  const plain = typed.trim().replace(/^\$\s*/, '');
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}

/**
 * Formats an amount: `$1,234.50`. Without `Intl.NumberFormat`, whose first use would take up a good part of the time to
 * open a list of donations.
 */
export function formatMoney(amount: number): string {
  const text = Math.abs(amount).toFixed(2);
  return `${amount < 0 ? '-' : ''}$${text.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
