/** A date range, both days inclusive, `YYYY-MM-DD`; '' for an open end. */
export interface DateRange {
  from: string;
  to: string;
}

/** Parses an ISO 8601 interval, with '..' for an open end: `2026-03-01/2026-03-31`, `2026-03-01/..`. */
export function parseDateRange(value: string): DateRange {
  const [from = '', to = ''] = value.split('/').map((day) => (day === '..' ? '' : day));
  return { from, to };
}

/** Formats an ISO 8601 interval; '' if both ends are open. */
export function serializeDateRange({ from, to }: DateRange): string {
  return from === '' && to === '' ? '' : `${from || '..'}/${to || '..'}`;
}

/** Formats an interval for reading: 'Mar 1 – 31, 2026', 'from Mar 1, 2026'. */
export function formatDateRange(value: string): string {
  const { from, to } = parseDateRange(value);
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const [first, last] = [from, to].map((day) => (day ? new Date(`${day}T00:00:00Z`) : undefined));
  if (first && last && first <= last) return format.formatRange(first, last);
  return [first && `from ${format.format(first)}`, last && `until ${format.format(last)}`].filter(Boolean).join(' ');
}

/**
 * The most common date ranges, relative to a day.
 * @param today `YYYY-MM-DD`
 */
export function dateRangePresets(today: string): { value: string; label: string }[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  // Day 0 of a month is the last day of the previous one.
  const day = (...date: [number, number, number]) => new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  const range = (from: string, to: string) => serializeDateRange({ from, to });
  return [
    { label: 'This month', value: range(day(year, month - 1, 1), day(year, month, 0)) },
    { label: 'Last month', value: range(day(year, month - 2, 1), day(year, month - 1, 0)) },
    { label: 'This year', value: range(day(year, 0, 1), day(year, 11, 31)) },
    { label: 'Last year', value: range(day(year - 1, 0, 1), day(year - 1, 11, 31)) },
  ];
}
