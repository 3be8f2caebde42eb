import { dayAt } from '@porchlight/contract/dates';
import { openState } from '@porchlight/contract/open-state';
import { placeOfHours } from '@porchlight/contract/sections/opening-hours';
import type { PlaceHours } from '@porchlight/ui/sections';
import { organization, useHydratedNow } from '../site/index.ts';

/** How many days ahead holidays and exceptions are shown. */
const upcomingDays = 60;

/** A place's opening hours, whether it is open, and the holidays and exceptions of the next 60 days; none for 'none'. */
export function usePlaceHours(place: keyof typeof placeOfHours | 'none'): PlaceHours {
  const now = useHydratedNow();
  const lastDay = dayAt(new Date(now.getTime() + upcomingDays * 24 * 60 * 60 * 1000));
  const upcoming = organization.exceptions.filter(({ day }) => day >= dayAt(now) && day <= lastDay);
  const rows = place === 'none' ? [] : organization.hours[placeOfHours[place]];
  return {
    rows,
    state: openState(rows, organization.exceptions, now) ?? undefined,
    exceptions: upcoming.map(({ text }) => text),
  };
}
