import { dayAt } from '@porchlight/contract/dates';
import { OpeningHours } from '@porchlight/ui/data-display/OpeningHours';
import { organization, useNow } from '../site/index.ts';

/** How many days ahead holidays and exceptions are shown. */
const upcomingDays = 60;

export interface CenterHoursProps {
  place: keyof typeof organization.hours;
  /** Heading above the hours. @default 'Hours' */
  title?: string;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
  /** Shown below the hours, before the coming holidays. */
  note?: string;
}

/** A center's opening hours, with the holidays and exceptions of the next 60 days. */
export function CenterHours({ place, title, note, headingLevel = 2 }: CenterHoursProps) {
  const now = useNow();
  const lastDay = dayAt(new Date(now.getTime() + upcomingDays * 24 * 60 * 60 * 1000));
  const upcoming = organization.exceptions.filter(({ day }) => day >= dayAt(now) && day <= lastDay);
  const rows = organization.hours[place];
  const notes = [
    ...(rows.length === 0 ? ['Ask us for opening hours.'] : []),
    ...(note ? [note] : []),
    ...upcoming.map(({ text }) => `${text}.`),
  ];
  return <OpeningHours headingLevel={headingLevel} title={title} rows={rows} note={notes.join(' ') || undefined} />;
}
