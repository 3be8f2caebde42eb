import { organization } from './organization.ts';

/** The year in the footer, in the organization's time zone. */
export function copyrightYear(now: Date): number {
  return Number(now.toLocaleDateString('en-US', { timeZone: organization.timeZone, year: 'numeric' }));
}
