import { dayAt } from '@porchlight/contract/dates';
import { placeOfHours } from '@porchlight/contract/sections/opening-hours';
import type { PlaceHours } from '@porchlight/ui/sections';
import { organization, useNow } from '../site/index.ts';

/** How many days ahead holidays and exceptions are shown. */
const upcomingDays = 60;

/** A place's opening hours, with the holidays and exceptions of the next 60 days; none for 'none'. */
export function usePlaceHours(place: keyof typeof placeOfHours | 'none'): PlaceHours {
  const now = useNow();
  const lastDay = dayAt(new Date(now.getTime() + upcomingDays * 24 * 60 * 60 * 1000));
  const upcoming = organization.exceptions.filter(({ day }) => day >= dayAt(now) && day <= lastDay);
  const rows = place === 'none' ? [] : organization.hours[placeOfHours[place]];
  return { rows, exceptions: upcoming.map(({ text }) => text) };
}
