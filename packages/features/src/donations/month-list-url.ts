/**
 * URL of a list filtered by date to one month.
 * @param month `YYYY-MM`
 */
export function monthListUrl(listUrl: string, month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // Day 0 of the next month is the last day of this month.
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${listUrl}?date.from=${month}-01&date.to=${month}-${days}`;
}
