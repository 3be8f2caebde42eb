import { addDays, daysBetween } from '@porchlight/contract/dates';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** The first given weekday on or after a day. @param weekday 0 is Sunday */
export function nextWeekday(day: Day, weekday: number): Day {
  const daysAhead = (weekday - new Date(`${day}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addDays(day, daysAhead);
}

/**
 * A day between the first of this month or year and today.
 * @param share 0 is the first, 1 today
 */
export function dayWithin(today: Day, period: 'this month' | 'this year', share: number): Day {
  const first = period === 'this month' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`;
  return addDays(first, Math.round(daysBetween(first, today) * share));
}

/** The moment so many days before another. */
export function momentDaysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000);
}
