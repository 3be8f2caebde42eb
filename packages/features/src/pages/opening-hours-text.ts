import { organization } from '../site/index.ts';

type Place = keyof typeof organization.hours;

/** The days on which a place is open, for a sentence: 'Thursday and Friday'; '' if its hours are not known. */
export function openDays(place: Place): string {
  return organization.hours[place].map(({ days }) => days).join(' and ');
}

/** A place's days and hours: 'Thursday and Friday, 10:00 AM to 4:00 PM EST'; '' if they are not known. */
export function openHours(place: Place): string {
  return organization.hours[place].map(({ days, hours }) => `${days}, ${hours}`).join('; ');
}
