import { organization } from './organization.ts';

/** The year that the footer tells, which begins when it does where the organization is. */
export function copyrightYear(now: Date): number {
  return Number(now.toLocaleDateString('en-US', { timeZone: organization.timeZone, year: 'numeric' }));
}
