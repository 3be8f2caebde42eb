import { dayAt } from '@porchlight/contract/dates';
import { openState } from '@porchlight/contract/open-state';
import { placeOf } from '@porchlight/contract/places';
import type { PlaceHours } from '@porchlight/ui/sections';
import { organization, useHydratedNow } from '../site/index.ts';

/** How many days ahead holidays and exceptions are shown. */
const upcomingDays = 60;

/** A place's opening hours, whether it is open, and the holidays and exceptions of the next 60 days; none for 'none'. @param key as in `placeOf` */
export function usePlaceHours(key: string): PlaceHours {
  const now = useHydratedNow();
  const lastDay = dayAt(new Date(now.getTime() + upcomingDays * 24 * 60 * 60 * 1000));
  const { hours = [], exceptions = [] } = placeOf(organization, key) ?? {};
  const upcoming = exceptions.filter(({ day }) => day >= dayAt(now) && day <= lastDay);
  return {
    rows: hours,
    state: openState(hours, exceptions, now) ?? undefined,
    exceptions: upcoming.map(({ text }) => text),
  };
}
