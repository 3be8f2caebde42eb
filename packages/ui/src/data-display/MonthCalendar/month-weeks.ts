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
 */
export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  for (let start = addDays(first, -new Date(first).getUTCDay()); weeks.length === 0 || start.startsWith(month); ) {
    const week = start;
    weeks.push(
      calendarWeekdays.map((_, index) => addDays(week, index)).map((day) => (day.startsWith(month) ? day : null)),
    );
    start = addDays(start, 7);
  }
  return weeks;
}
