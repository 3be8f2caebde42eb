import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../navigation/Link/index.ts';
import { smallText } from '../../theme/index.ts';

/** A web calendar that an event can be added to. */
export interface WebCalendar {
  /** Text of the link, such as 'Google Calendar'. */
  text: string;
  /** URL of the calendar's form with the event filled in. */
  href: string;
}

export interface AddToCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** URL of the `.ics` file. */
  href: string;
  /** Title of the event, for screen readers: 'Add to calendar Seed swap'. */
  title?: string;
  /** Web calendars, for people without a calendar on their device. @default none */
  others?: readonly WebCalendar[];
}

/**
 * Adds an event to the visitor's calendar. A plain link to a file: calendars open it by its media type, so it has no
 * `download` attribute, and it bypasses the router. Web calendars open in a new tab.
 *
 * - **When**: on the page of an event or an election that has a date.
 * - **Not for**: lists of events: it is on each event's page.
 * - **Keys**: Tab, Enter.
 */
export function AddToCalendar({ href, title, others = [], ...rest }: AddToCalendarProps) {
  return (
    <Root data-noprint="" {...rest}>
      <Button variant="outlined" component="a" href={href} type="text/calendar">
        <CalendarTodayIcon />
        <span>
          Add to calendar
          {title && <span className="pl-sr">{` ${title}`}</span>}
        </span>
      </Button>
      {others.length > 0 && (
        <p>
          or in
          {others.map((calendar) => (
            <Link key={calendar.text} href={calendar.href} newTab>
              {calendar.text}
            </Link>
          ))}
        </p>
      )}
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    color: theme.palette.text.secondary,
    fontSize: smallText,
    '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 32 },
  },
}));
