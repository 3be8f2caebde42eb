import { restoreDays } from '@porchlight/contract/limits';

const dayMs = 24 * 60 * 60 * 1000;
/** With this many days left or fewer, the remaining time is highlighted. */
const urgentDays = 6;

/** Formats how long a record can still be restored. */
export function daysLeftText(until: string, now: Date): string {
  const days = daysLeft(until, now);
  if (days <= 1) return 'Less than a day left';
  return `${days} days left`;
}

/** Whether the remaining time is to be highlighted. */
export function isUrgent(until: string, now: Date): boolean {
  return daysLeft(until, now) <= urgentDays;
}

function daysLeft(until: string, now: Date): number {
  // A device's clock may be behind the server's.
  return Math.min(restoreDays, Math.ceil((new Date(until).getTime() - now.getTime()) / dayMs));
}
