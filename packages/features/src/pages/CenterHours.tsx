import { dayAt } from '@porchlight/contract/dates';
import { OpeningHours } from '@porchlight/ui/OpeningHours';
import { organization, useNow } from '../site/index.ts';

/** How many days ahead holidays and exceptions are shown. */
const toldDays = 60;

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
  const last = dayAt(new Date(now.getTime() + toldDays * 24 * 60 * 60 * 1000));
  const coming = organization.exceptions.filter(({ day }) => day >= dayAt(now) && day <= last);
  const rows = organization.hours[place];
  const notes = [
    ...(rows.length === 0 ? ['Call us for the hours.'] : []),
    ...(note ? [note] : []),
    ...coming.map(({ text }) => `${text}.`),
  ];
  return <OpeningHours headingLevel={headingLevel} title={title} rows={rows} note={notes.join(' ') || undefined} />;
}
