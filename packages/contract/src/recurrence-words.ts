import { type MonthWeekday, type Recurrence, type RuleWeekday, readRecurrence, ruleWeekdays } from './recurrence.ts';

const weekdayNames: Readonly<Record<RuleWeekday, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

const positionNames = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', '-1': 'last' } as const;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The name of a day of the week. */
export function weekdayName(weekday: RuleWeekday): string {
  return weekdayNames[weekday];
}

/** 'Dec 24, 2026' */
export function dayInWords(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** 'second Saturday', 'last Sunday' */
export function monthWeekdayInWords({ weekday, position }: MonthWeekday): string {
  return `${positionNames[position]} ${weekdayNames[weekday]}`;
}

/** 'Monday, Tuesday and Friday' */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function monthName(month: number): string {
  return monthFormat.format(new Date(Date.UTC(2026, month - 1, 1)));
}

/** Which days a rule gives, such as 'Every 2 weeks on Tuesday'. */
function daysInWords({ frequency, interval, weekdays: days, monthWeekday, monthDay, month }: Recurrence): string {
  const every = interval === 1 ? `Every ${frequency}` : `Every ${interval} ${frequency}s`;
  if (frequency === 'week') {
    const isEachDay = days.length === ruleWeekdays.length;
    return `${every} on ${isEachDay ? 'every day' : listed(days.map(weekdayName))}`;
  }
  const of = month === undefined ? '' : ` of ${monthName(month)}`;
  if (monthWeekday) return `${every} on the ${monthWeekdayInWords(monthWeekday)}${of}`;
  if (monthDay === -1) return `${every} on the last day${of}`;
  if (monthDay === undefined) return every;
  return month === undefined ? `${every} on day ${monthDay}` : `${every} on ${monthName(month)} ${monthDay}`;
}

/** At most this many exceptions are named, the others counted. */
const namedExceptions = 3;

function exceptionsInWords(except: readonly string[]): string | undefined {
  if (except.length === 0) return undefined;
  const named = except.slice(0, namedExceptions).map(dayInWords);
  const more = except.length - named.length;
  // Each day has a comma of its own.
  const all = more > 0 ? [...named, `${more} more`] : named;
  return `except ${all.length === 1 ? all[0] : `${all.slice(0, -1).join('; ')} and ${all.at(-1)}`}`;
}

/** A rule in words, such as 'Every week on Tuesday, until Jun 30, 2027, except Dec 24, 2026'. */
export function recurrenceInWords(recurrence: Recurrence): string {
  const { count, until, except } = recurrence;
  return [
    daysInWords(recurrence),
    count === undefined ? undefined : `${count} ${count === 1 ? 'time' : 'times'}`,
    until === undefined ? undefined : `until ${dayInWords(until)}`,
    exceptionsInWords(except),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A stored rule in words; the text itself where it is none. */
export function ruleInWords(rule: string): string {
  const recurrence = readRecurrence(rule);
  return recurrence ? recurrenceInWords(recurrence) : rule;
}
