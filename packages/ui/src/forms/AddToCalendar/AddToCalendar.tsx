import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { smallText } from '../../theme/index.ts';

/** A calendar on the web that an event can be put into. */
export interface WebCalendar {
  /** What it is called, as in 'Google Calendar'. */
  text: string;
  /** Address of its form with the event filled in. */
  href: string;
}

export interface AddToCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Address of the `.ics` file. */
  href: string;
  /** What is added, for screen readers: 'Add to calendar Seed swap'. */
  title?: string;
  /** @default 'Add to calendar' */
  text?: string;
  /** Calendars on the web, for those who have none on their device. @default none */
  others?: readonly WebCalendar[];
}

/**
 * Puts an event into the visitor's own calendar. A plain link to a file: calendars open it by its type, so it carries no
 * `download`, and the router must not take it for a page. Calendars on the web open in a new tab.
 *
 * - **When**: on the page of an event or an election that has a date.
 * - **Not for**: a list of events; its page is one step away.
 * - **Keys**: Tab, Enter.
 */
export function AddToCalendar({ href, title, text = 'Add to calendar', others = [], ...rest }: AddToCalendarProps) {
  return (
    <Root data-noprint="" {...rest}>
      <Button variant="outlined" component="a" href={href} type="text/calendar">
        <CalendarTodayIcon />
        <span>
          {text}
          {title && <span className="pl-sr">{` ${title}`}</span>}
        </span>
      </Button>
      {others.length > 0 && (
        <p>
          or in
          {others.map((other) => (
            <Link key={other.text} href={other.href} newTab>
              {other.text}
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
