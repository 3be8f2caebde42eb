/**
 * Address of a list with one month's records: from its first day to its last.
 * @param month `YYYY-MM`
 */
export function monthListUrl(listUrl: string, month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // Day 0 of the next month is the last of this one.
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${listUrl}?date.from=${month}-01&date.to=${month}-${days}`;
}
