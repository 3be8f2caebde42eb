import { formatLongDate } from '@porchlight/contract/dates';
import type { Event } from '@porchlight/contract/entities';
import { type RegistrationStanding, registrationTexts, registrationTimes } from '@porchlight/contract/registrations';

/** Why nobody can register, and since or until when. */
export function standingText(event: Event, standing: Exclude<RegistrationStanding, 'open' | 'waiting'>): string {
  const { opensAt, closesAt } = registrationTimes(event);
  const day = (moment: Date | null) => moment && formatLongDate(moment.toISOString(), { withTime: true });
  const [opens, closed] = [day(opensAt), day(closesAt)];
  const text = registrationTexts[standing];
  if (standing === 'early' && opens) return `${text} It opens on ${opens}.`;
  if (standing === 'closed' && closed) return `${text} It closed on ${closed}.`;
  return text;
}
