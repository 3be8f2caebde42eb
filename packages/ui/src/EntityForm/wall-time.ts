import { organizationTimeZone } from '@porchlight/contract/limits';

/**
 * A moment as the organization's clock shows it, in the form a `datetime-local` input takes.
 * @param moment ISO 8601 with an offset or `Z`, such as `2026-03-14T22:30:00Z`
 * @returns `YYYY-MM-DDTHH:mm`; '' for nothing or for what is no date
 */
export function toWallTime(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: organizationTimeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}
