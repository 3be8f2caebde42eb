import { addDays } from '@porchlight/contract/dates';

/** Days of the week in the order of US calendars. */
export const calendarWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The name of a day's day of the week. @param day `YYYY-MM-DD` */
export function dayName(day: string): string {
  return calendarWeekdays[new Date(day).getUTCDay()] ?? '';
}

/**
 * The weeks of a month, from Sunday to Saturday; null for days of other months.
 * @param month `YYYY-MM`
 * @returns none for anything else
 */
export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return [];
  const before = new Date(first).getUTCDay();
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    calendarWeekdays.map((_weekday, index) => {
      const day = addDays(first, week * 7 + index - before);
      return day.startsWith(month) ? day : null;
    }),
  );
}
