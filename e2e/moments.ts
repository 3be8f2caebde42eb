import { dayAt } from '../packages/contract/src/dates.ts';

/** A moment so many days from now, in the format of forms; journeys run on the real clock. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Today where the organization is, which is yesterday in UTC for five hours of each day. */
export function today(): string {
  return dayAt(new Date());
}
