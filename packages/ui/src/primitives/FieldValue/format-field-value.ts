import { formatLongDate } from '@porchlight/contract/dates';
import type { FieldKind } from '@porchlight/contract/fields';
import { formatMoney } from '@porchlight/contract/money';

/** Made when first needed: a browser's first takes it some twenty milliseconds, and hardly a list shows numbers. */
let numberFormat: Intl.NumberFormat | undefined;

/** Whether there is anything to show: null, undefined and blank texts are nothing. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/**
 * A value as a person reads it, US English, on one line of plain text.
 * Dates are in the long form, moments in the organization's time zone with hour and minute, money with a dollar sign.
 * @returns '' for nothing; the value as it is when it can't be read as its kind
 * @see spec 9
 */
export function formatFieldValue(kind: FieldKind, value: unknown): string {
  if (isEmptyValue(value)) return '';
  switch (kind) {
    case 'money':
      return readNumber(value, formatMoney);
    case 'number':
      return readNumber(value, formatNumber);
    case 'date':
      // A calendar day has no zone, whatever stands behind it.
      return formatDate(String(value).slice(0, 10)) ?? String(value);
    case 'dateTime':
      return formatDate(String(value)) ?? String(value);
    case 'boolean':
      return String(value) === 'true' ? 'Yes' : 'No';
    case 'password':
      return '';
    default:
      return String(value);
  }
}

function readNumber(value: unknown, format: (amount: number) => string): string {
  const amount = Number(value);
  return Number.isFinite(amount) ? format(amount) : String(value);
}

function formatNumber(amount: number): string {
  numberFormat ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
  return numberFormat.format(amount);
}

/** As `LongDate` has it, with plain spaces: people search for it and copy it. */
function formatDate(value: string): string | null {
  return formatLongDate(value, { withTime: true })?.replaceAll('\u00a0', ' ') ?? null;
}

/** Said of a PDF that is there: the server made its name up, and it tells people nothing. */
const attachedText = 'Attached';

/** A value as a person reads it in a row, with the words of a choice; see `formatFieldValue`. */
export function fieldText(
  kind: FieldKind,
  value: unknown,
  optionLabels: Readonly<Record<string, string>> | undefined,
): string {
  if (kind === 'pdf') return isEmptyValue(value) ? '' : attachedText;
  return (kind === 'choice' && optionLabels?.[String(value)]) || formatFieldValue(kind, value);
}
