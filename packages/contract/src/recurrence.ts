/** Rules by which an event repeats, as RFC 5545 writes them. docs/decisions/0188 */

import { parseDate } from './dates.ts';
import { recurrenceCountMax, recurrenceExceptionsMax, recurrenceIntervalMax } from './limits.ts';

/** How often something repeats, with the part `FREQ` of a rule. */
export const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** The unit of a rule. */
export type Frequency = keyof typeof frequencies;

/** The days of the week as rules write them, in their order, Monday first. */
export const ruleWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A day of the week as rules write it. */
export type RuleWeekday = (typeof ruleWeekdays)[number];

/** Which one of a month's days of the same name: the first to the fourth, or the last. */
export type WeekdayPosition = 1 | 2 | 3 | 4 | -1;

/** A weekday of a month, such as its second Saturday. */
export interface MonthWeekday {
  weekday: RuleWeekday;
  position: WeekdayPosition;
}

/** A rule: which days, until when, except which. */
export interface Recurrence {
  frequency: Frequency;
  /** Every so many days, weeks, months or years: 1 to `recurrenceIntervalMax`. */
  interval: number;
  /** For weeks: its days, in their order. Empty for the other units. */
  weekdays: readonly RuleWeekday[];
  /** For months and years: the weekday, unless it is a day of the month. */
  monthWeekday?: MonthWeekday;
  /** For months and years: the day of the month, -1 for the last one. */
  monthDay?: number;
  /** For years: the month, 1 to 12. */
  month?: number;
  /** So many times, 1 to `recurrenceCountMax`. Not with `until`. */
  count?: number;
  /** The last possible day, `YYYY-MM-DD`. */
  until?: string;
  /** Days that the rule leaves out, `YYYY-MM-DD`, ascending. */
  except: readonly string[];
}

const isDay = (text: string) => parseDate(text)?.kind === 'day';

/** `20261224` for `2026-12-24`. */
export function compactDay(day: string): string {
  return day.replaceAll('-', '');
}

/** The day of a value such as `20261224` or `20261224T235959Z`; undefined for none. */
function dayOf(value: string): string | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)(T\d{6}Z?)?$/.exec(value);
  const day = match && `${match[1]}-${match[2]}-${match[3]}`;
  return day && isDay(day) ? day : undefined;
}

function integerIn(text: string | undefined, minimum: number, maximum: number): number | undefined {
  if (text === undefined || !/^-?\d{1,4}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= minimum && number <= maximum && number !== 0 ? number : undefined;
}

/** The parts of the rules that are understood. */
const parts = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'COUNT', 'UNTIL', 'WKST'] as const;

type RuleParts = Partial<Record<(typeof parts)[number], string>>;

/** Reads the lines of a rule; null if one of them is another. */
function readLines(text: string): { rule: RuleParts; except: string[] } | null {
  let rule: RuleParts | undefined;
  const except: string[] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const exceptions = /^EXDATE[^:]*:(.*)$/i.exec(line)?.[1];
    if (exceptions !== undefined) {
      except.push(...exceptions.split(','));
      continue;
    }
    const value = /^RRULE:(.*)$/i.exec(line)?.[1];
    if (line !== '' && (value === undefined || rule)) return null;
    if (value === undefined) continue;
    rule = Object.fromEntries(
      value.split(';').map((part) => {
        const [name = '', ...rest] = part.split('=');
        return [name.trim().toUpperCase(), rest.join('=').trim().toUpperCase()];
      }),
    );
    if (Object.keys(rule).some((name) => !parts.some((part) => part === name))) return null;
  }
  return rule ? { rule, except } : null;
}

/**
 * Reads a rule: a line `RRULE:`, and lines `EXDATE:` for days that it leaves out. Times of day are ignored: an event
 * begins at the same time on each of its days.
 * @returns null for a rule that is none, or that the form doesn't offer
 */
export function readRecurrence(text: string): Recurrence | null {
  const lines = readLines(text);
  if (!lines) return null;
  const { FREQ, INTERVAL = '1', BYDAY, BYMONTHDAY, BYMONTH, COUNT, UNTIL } = lines.rule;
  const frequency = (Object.keys(frequencies) as Frequency[]).find((unit) => frequencies[unit] === FREQ);
  const interval = integerIn(INTERVAL, 1, recurrenceIntervalMax);
  const except = lines.except.map((day) => dayOf(day.trim().toUpperCase()));
  const until = UNTIL === undefined ? undefined : dayOf(UNTIL);
  const count = COUNT === undefined ? undefined : integerIn(COUNT, 1, recurrenceCountMax);
  if (!frequency || interval === undefined || !except.every((day) => day !== undefined)) return null;
  if ((COUNT !== undefined && count === undefined) || (UNTIL !== undefined && until === undefined)) return null;
  if ((count && until) || except.length > recurrenceExceptionsMax) return null;
  const days = readDays(frequency, { BYDAY, BYMONTHDAY, BYMONTH });
  return (
    days && {
      ...{ frequency, interval, ...days },
      ...(count !== undefined && { count }),
      ...(until !== undefined && { until }),
      except: [...new Set(except)].toSorted(),
    }
  );
}

function readDays(
  frequency: Frequency,
  { BYDAY, BYMONTHDAY, BYMONTH }: Pick<RuleParts, 'BYDAY' | 'BYMONTHDAY' | 'BYMONTH'>,
): Pick<Recurrence, 'weekdays' | 'monthWeekday' | 'monthDay' | 'month'> | null {
  const hasMonth = BYMONTH !== undefined;
  if (frequency === 'day') return BYDAY || BYMONTHDAY || hasMonth ? null : { weekdays: [] };
  if (frequency === 'week') {
    const chosen = BYDAY?.split(',') ?? [];
    const ordered = ruleWeekdays.filter((day) => chosen.includes(day));
    const isRead = ordered.length > 0 && ordered.length === new Set(chosen).size && !BYMONTHDAY && !hasMonth;
    return isRead ? { weekdays: ordered } : null;
  }
  const month = integerIn(BYMONTH, 1, 12);
  if ((frequency === 'year') !== (month !== undefined) || (hasMonth && month === undefined)) return null;
  const inMonth = { weekdays: [], ...(month !== undefined && { month }) };
  const monthDay = integerIn(BYMONTHDAY, -1, 31);
  const match = /^(-1|[1-4])(MO|TU|WE|TH|FR|SA|SU)$/.exec(BYDAY ?? '');
  const weekday = ruleWeekdays.find((day) => day === match?.[2]);
  if (BYMONTHDAY !== undefined && BYDAY === undefined && monthDay) return { ...inMonth, monthDay };
  const position = ([1, 2, 3, 4, -1] as const).find((each) => String(each) === match?.[1]);
  if (BYMONTHDAY !== undefined || !weekday || !position) return null;
  return { ...inMonth, monthWeekday: { weekday, position } };
}

/** Writes a rule as it is stored. */
export function writeRecurrence(recurrence: Recurrence): string {
  const { interval, monthWeekday, monthDay, month, count, until, except } = recurrence;
  const rule = [
    `FREQ=${frequencies[recurrence.frequency]}`,
    interval > 1 && `INTERVAL=${interval}`,
    month !== undefined && `BYMONTH=${month}`,
    recurrence.weekdays.length > 0 && `BYDAY=${recurrence.weekdays.join(',')}`,
    monthWeekday && `BYDAY=${monthWeekday.position}${monthWeekday.weekday}`,
    monthDay !== undefined && `BYMONTHDAY=${monthDay}`,
    count !== undefined && `COUNT=${count}`,
    until !== undefined && `UNTIL=${compactDay(until)}`,
  ];
  const exceptions = except.length > 0 ? [`EXDATE;VALUE=DATE:${except.map(compactDay).join(',')}`] : [];
  return [`RRULE:${rule.filter(Boolean).join(';')}`, ...exceptions].join('\n');
}

/** The day of the week of a day. */
export function weekdayOf(day: string): RuleWeekday {
  return ruleWeekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';
}

/** The weekdays of its month that a day is, such as the fourth and the last Saturday. */
export function monthWeekdaysOf(day: string): MonthWeekday[] {
  const weekday = weekdayOf(day);
  const number = Number(day.slice(8));
  const position = ([1, 2, 3, 4] as const).find((each) => Math.ceil(number / 7) === each);
  const isLast = number + 7 > daysInMonth(day);
  return [...(position ? [{ weekday, position }] : []), ...(isLast ? [{ weekday, position: -1 as const }] : [])];
}

function daysInMonth(day: string): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}

/** Whether a day is one that a rule's days allow, whatever its interval, its end and its exceptions. */
export function fitsRule(recurrence: Recurrence, day: string): boolean {
  const { monthWeekday, monthDay, month } = recurrence;
  if (recurrence.weekdays.length > 0) return recurrence.weekdays.includes(weekdayOf(day));
  if (month !== undefined && month !== Number(day.slice(5, 7))) return false;
  if (monthDay !== undefined) return Number(day.slice(8)) === (monthDay === -1 ? daysInMonth(day) : monthDay);
  if (!monthWeekday) return true;
  return monthWeekdaysOf(day).some(
    ({ weekday, position }) => weekday === monthWeekday.weekday && position === monthWeekday.position,
  );
}

/**
 * The rule that a person means after the first day has moved: 'every Tuesday' becomes 'every Wednesday'. A rule that
 * fits, and one of several weekdays, stay.
 */
export function movedRule(recurrence: Recurrence, day: string): Recurrence {
  if (fitsRule(recurrence, day) || recurrence.weekdays.length > 1) return recurrence;
  const month = recurrence.month === undefined ? {} : { month: Number(day.slice(5, 7)) };
  if (recurrence.weekdays.length === 1) return { ...recurrence, weekdays: [weekdayOf(day)] };
  if (recurrence.monthDay !== undefined) return { ...recurrence, ...month, monthDay: Number(day.slice(8)) };
  const options = monthWeekdaysOf(day);
  const [first] = options;
  const same = options.find(({ position }) => position === recurrence.monthWeekday?.position);
  return { ...recurrence, ...month, monthWeekday: same ?? first ?? recurrence.monthWeekday };
}
