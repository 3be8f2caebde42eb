import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { LongDate } from '../../data-display/LongDate/index.ts';
import { color, space } from '../../theme/index.ts';
import { Link } from '../Link/index.ts';

/** One of several dates. */
export interface DateLink {
  /** Its page. */
  href: string;
  /** When it begins. */
  date: string;
  /** When it ends. */
  until?: string | null;
  /** Whether it takes whole days: no times are shown. @default false */
  allDay?: boolean;
  /** What is different on this date, such as 'Cancelled' or another title. */
  note?: string;
}

export interface DateLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The dates in their order. */
  dates: readonly DateLink[];
  /** How many of them are shown; the others open with a button. @default 6 */
  shownCount?: number;
}

/**
 * The dates of something that takes place several times, each a link. The later ones are in a native disclosure, which
 * works without JavaScript. Renders a `<div>`.
 *
 * - **When**: the page of an event that repeats.
 * - **Not for**: different events: `RelatedList` or `EventTeaser`.
 * - **Keys**: Tab, Enter; Space opens the later dates.
 */
export function DateLinks({ dates, shownCount = 6, ...rest }: DateLinksProps) {
  // A disclosure with one date would be longer than the date.
  const count = dates.length === shownCount + 1 ? dates.length : shownCount;
  const later = dates.slice(count);
  return (
    <Root {...rest}>
      <Dates dates={dates.slice(0, count)} />
      {later.length > 0 && (
        <details>
          <summary>
            Show {later.length} more {later.length === 1 ? 'date' : 'dates'}
          </summary>
          <Dates dates={later} />
        </details>
      )}
    </Root>
  );
}

function Dates({ dates }: Pick<DateLinksProps, 'dates'>) {
  return (
    <ul className="pl-list">
      {dates.map(({ href, date, until, allDay, note }) => (
        <li key={href}>
          <Link href={href}>
            <LongDate date={date} withTime until={until} allDay={allDay} />
          </Link>
          {note && <span> · {note}</span>}
        </li>
      ))}
    </ul>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(1),
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: space(0.75), borderBlockEnd: `1px solid ${color.border}` },
  '& summary': { cursor: 'pointer', paddingBlock: space(1), color: color.primary, fontWeight: 600 },
});
