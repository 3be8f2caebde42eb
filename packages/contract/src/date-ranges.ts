import { dayOf, formatLongDate } from './dates.ts';

/**
 * The days that a date can lie in: `past` for what has happened, `plan` for what people come to, `history` for
 * everything else.
 */
export type DateFieldRange = 'past' | 'plan' | 'history';

/** First days. Earlier ones are typing mistakes. */
const firstDays: Readonly<Record<DateFieldRange, string>> = {
  past: '1900-01-01',
  plan: '1900-01-01',
  history: '1800-01-01',
};

/** Years that plans reach into the future. */
const yearsAhead = 10;

/** A range of days, both included. */
export interface DayRange {
  /** `YYYY-MM-DD`. */
  min: string;
  max: string;
}

/** Returns the days that a date field takes. @param today `YYYY-MM-DD`, in the organization's time zone */
export function dayRange({ range = 'history' }: { range?: DateFieldRange }, today: string): DayRange {
  const lastPlan = `${String(Number(today.slice(0, 4)) + yearsAhead).padStart(4, '0')}-12-31`;
  return { min: firstDays[range], max: range === 'past' ? today : lastPlan };
}

/** Returns the error message for a date outside its range; undefined for one inside. */
export function dayRangeError(value: string, { min, max }: DayRange, today: string): string | undefined {
  const day = dayOf(value);
  if (day === null || (day >= min && day <= max)) return undefined;
  if (day > max && max === today) return 'This can’t be in the future.';
  return `This has to be from ${formatLongDate(min)} to ${formatLongDate(max)}.`;
}

/**
 * Completes a year of two digits, as date fields send it when someone types 26: in this century if that is in the
 * range, otherwise in the last. Other dates are not changed.
 * @param value `YYYY-MM-DD`, with or without a time
 */
export function withCentury(value: string, { min, max }: DayRange): string {
  if (!/^00(?!00)\d\d-\d\d-\d\d/.test(value)) return value;
  const centuries = ['20', '19'].map((century) => century + value.slice(2));
  return centuries.find((date) => date.slice(0, 10) >= min && date.slice(0, 10) <= max) ?? value;
}
