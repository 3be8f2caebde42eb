import { dayAt } from '@porchlight/contract/dates';

/** The year in the footer, in the organization's time zone. */
export function copyrightYear(now: Date): number {
  return Number(dayAt(now).slice(0, 4));
}
