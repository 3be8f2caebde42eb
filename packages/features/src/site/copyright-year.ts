import { organisation } from './organisation.ts';

/** The year that the footer tells, which begins when it does where the organisation is. */
export function copyrightYear(now: Date): number {
  return Number(now.toLocaleDateString('en-US', { timeZone: organisation.timeZone, year: 'numeric' }));
}
