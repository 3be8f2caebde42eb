import { organizationTimeZone } from '@porchlight/contract/dates';

/** Formats a moment as in the database and in JSON: UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
export function timestamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** A day of 24 hours, in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** Returns the moment a number of 24-hour days before another, as {@link timestamp} formats it. */
export function daysBefore(moment: Date, days: number): string {
  return timestamp(new Date(moment.getTime() - days * dayMs));
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const offsetPattern = /(Z|[+-]\d{2}(:?\d{2})?)$/i;

/**
 * Converts the input of a `date` field: a day stays as it is, a moment becomes the day in the organization's time zone.
 * @returns `YYYY-MM-DD`, or undefined when there is no such day from the year 1 to 9999
 */
export function toDay(value: string): string | undefined {
  return inRange(() => {
    if (dayPattern.test(value)) return Temporal.PlainDate.from(value);
    if (!offsetPattern.test(value)) return Temporal.PlainDateTime.from(value).toPlainDate();
    return Temporal.Instant.from(value).toZonedDateTimeISO(organizationTimeZone()).toPlainDate();
  });
}

/**
 * Converts the input of a `dateTime` field. Without an offset it is wall time in the organization's time zone; wall
 * times that a clock change skips or repeats are resolved as `compatible` in Temporal; a day alone means its first
 * minute.
 * @param zone the time zone of wall time. @default the organization's
 * @returns UTC, `YYYY-MM-DDTHH:mm:ssZ`, or undefined when there is no such moment from the year 1 to 9999
 */
export function toMoment(value: string, zone = organizationTimeZone()): string | undefined {
  return inRange(() => {
    const instant =
      offsetPattern.test(value) && !dayPattern.test(value)
        ? Temporal.Instant.from(value)
        : Temporal.PlainDateTime.from(value).toZonedDateTime(zone).toInstant();
    return { toString: () => instant.toString({ smallestUnit: 'second', roundingMode: 'floor' }) };
  });
}

/** Only years of four digits: others are formatted with a sign, which would break sorting as text. */
function inRange(convert: () => { toString(): string }): string | undefined {
  try {
    const text = convert().toString();
    return /^(?!0000)\d{4}-/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
