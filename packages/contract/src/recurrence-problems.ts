import { seriesMonthsAhead } from './limits.ts';
import { fitsRule, type Recurrence, weekdayOf } from './recurrence.ts';
import { datesOf, monthsAfter, type SeriesStart } from './recurrence-dates.ts';
import { dayInWords, recurrenceInWords, weekdayName } from './recurrence-words.ts';

/** What is asked of an event that repeats and has no date. */
export const startNeededText = 'An event that repeats needs a date. Enter when it begins the first time.';

/** How far the first date that is no exception is searched, in months: leap years can be eight years apart. */
const searchedMonths = 24 * 12;

/**
 * Says in one sentence why a rule gives no usable dates; null for a rule that does.
 */
export function recurrenceProblem(recurrence: Recurrence, at: SeriesStart): string | null {
  const day = at.start.slice(0, 10);
  const { until } = recurrence;
  if (until !== undefined && until < day)
    return `The last date, ${dayInWords(until)}, is before the start. Choose a later one, or another start.`;
  if (!fitsRule(recurrence, day)) {
    const words = recurrenceInWords({ ...recurrence, count: undefined, until: undefined, except: [] });
    return `The event begins on ${weekdayName(weekdayOf(day))}, ${dayInWords(day)}. “${words}” leaves that day out. Change the date or the rule.`;
  }
  if (datesOf({ ...recurrence, except: [] }, at, { max: 1 }).length === 0)
    return 'The clocks skip this time on the first day. Choose another time or another day.';
  const first = datesOf(recurrence, at, { max: 1, to: monthsAfter(day, searchedMonths) })[0];
  if (first === undefined) return 'This leaves no date. Remove an exception, or choose a later end.';
  if (first.slice(0, 10) !== day)
    return `The start, ${dayInWords(day)}, is one of the exceptions. Begin on ${dayInWords(first.slice(0, 10))}, or remove the exception.`;
  return null;
}

/** What people should know of a valid rule, in short sentences. */
export function recurrenceNotes(recurrence: Recurrence, at: SeriesStart): string[] {
  const notes: string[] = [];
  const day = at.start.slice(0, 10);
  const { frequency, monthDay, month, count, until } = recurrence;
  if (count === undefined && until === undefined)
    notes.push(
      `It has no end. Its dates are made for the next ${seriesMonthsAhead} months, and more are added as time passes.`,
    );
  if (frequency === 'year' && month === 2 && monthDay === 29)
    notes.push('February 29 is only in leap years. Other years are left out.');
  else if (monthDay !== undefined && monthDay > 28 && frequency === 'month')
    notes.push(`Months without a day ${monthDay} are left out.`);
  const skipped = skippedDay(recurrence, at, day);
  if (skipped) notes.push(`On ${dayInWords(skipped)} the clocks skip this time, so there is no event on that day.`);
  return notes;
}

/** The first day within two years on which the clocks skip the time. */
function skippedDay(recurrence: Recurrence, at: SeriesStart, day: string): string | undefined {
  const range = { to: monthsAfter(day, seriesMonthsAhead) };
  const unlimited = { ...recurrence, count: undefined };
  const taken = new Set(datesOf(unlimited, at, range));
  return datesOf(unlimited, { ...at, zone: 'UTC' }, range)
    .find((wallTime) => !taken.has(wallTime))
    ?.slice(0, 10);
}
