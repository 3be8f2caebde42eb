import { restoreDays } from '@porchlight/contract/limits';

const dayMs = 24 * 60 * 60 * 1000;
/** From so many days on, the eye should see that time is short. */
const urgentDays = 6;

/** How long something can still be restored, in words. */
export function daysLeftText(until: string, now: Date): string {
  const days = daysLeft(until, now);
  if (days <= 1) return 'Less than a day left';
  return `${days} days left`;
}

/** Whether time is short. */
export function isUrgent(until: string, now: Date): boolean {
  return daysLeft(until, now) <= urgentDays;
}

function daysLeft(until: string, now: Date): number {
  // A device's clock may be behind the server's.
  return Math.min(restoreDays, Math.ceil((new Date(until).getTime() - now.getTime()) / dayMs));
}
