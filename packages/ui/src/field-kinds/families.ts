/** What kinds of a family look like. */

import { formatLongDate, formatShortDate } from '@porchlight/contract/dates';
import type { FieldKindView } from './field-kind-view.ts';

/** A text. */
export const sharedTextView = {
  text: String,
  directions: ['A to Z', 'Z to A'],
  input: { attributes: () => ({ autoComplete: 'off', dir: 'auto' }) },
} as const satisfies FieldKindView;

/** An amount, a count or a size. */
export const sharedNumberView = {
  directions: ['smallest first', 'largest first'],
  sortKey: Number,
} as const satisfies Partial<FieldKindView>;

/** A day, a moment or a year. */
export const sharedTimeView = {
  directions: ['oldest first', 'newest first'],
  sortKey: (value: unknown) => value,
} as const satisfies Partial<FieldKindView>;

/** Formats a number; a value that is none is returned as it is. */
export function formattedNumber(value: unknown, format: (amount: number) => string): string {
  const amount = Number(value);
  return Number.isFinite(amount) ? format(amount) : String(value);
}

/** The format of `LongDate` with plain spaces instead of non-breaking ones, for searching and copying. */
export function formattedDate(value: string): string | undefined {
  return formatLongDate(value, { withTime: true })?.replaceAll('\u00a0', ' ');
}

/** The format of `formatShortDate` with plain spaces; a value that is none is returned as it is. */
export function shortDate(value: string, options: { withTime: boolean }): string {
  return formatShortDate(value, { now: new Date(), ...options })?.replaceAll('\u00a0', ' ') ?? value;
}
