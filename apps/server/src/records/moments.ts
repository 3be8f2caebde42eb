import { organizationTimeZone } from '@porchlight/contract/dates';

/** A moment as the database and the wire write it: UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
export function timestamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

const dayMs = 24 * 60 * 60 * 1000;

/** The moment so many days of 24 hours before another, as {@link timestamp} writes it. */
export function daysBefore(moment: Date, days: number): string {
  return timestamp(new Date(moment.getTime() - days * dayMs));
}

const dayAlone = /^\d{4}-\d{2}-\d{2}$/;
const hasOffset = /(Z|[+-]\d{2}(:?\d{2})?)$/i;

/**
 * The day that a `date` field was given: as it stands, or the day a moment falls on where the organization is.
 * @returns `YYYY-MM-DD`, or undefined when there is no such day from the year 1 to 9999
 */
export function toDay(value: string): string | undefined {
  return inRange(() => {
    if (dayAlone.test(value)) return Temporal.PlainDate.from(value);
    if (!hasOffset.test(value)) return Temporal.PlainDateTime.from(value).toPlainDate();
    return Temporal.Instant.from(value).toZonedDateTimeISO(organizationTimeZone()).toPlainDate();
  });
}

/**
 * The moment that a `dateTime` field was given. Without an offset it is wall time where the organization is;
 * a wall time that a clock change skips or repeats is taken as calendars do; a day alone means its first minute.
 * @returns UTC, `YYYY-MM-DDTHH:mm:ssZ`, or undefined when there is no such moment from the year 1 to 9999
 */
export function toMoment(value: string): string | undefined {
  return inRange(() => {
    const instant =
      hasOffset.test(value) && !dayAlone.test(value)
        ? Temporal.Instant.from(value)
        : Temporal.PlainDateTime.from(value).toZonedDateTime(organizationTimeZone()).toInstant();
    return { toString: () => instant.toString({ smallestUnit: 'second', roundingMode: 'floor' }) };
  });
}

/** Four-digit years only: others are written with a sign and would sort wrongly as text. */
function inRange(convert: () => { toString(): string }): string | undefined {
  try {
    const text = convert().toString();
    return /^(?!0000)\d{4}-/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
