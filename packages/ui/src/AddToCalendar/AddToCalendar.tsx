import styled from '@emotion/styled';
import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../Link/index.ts';
import { color, motion, radius, smallText, space } from '../theme/index.ts';

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
  /** Said before the calendars on the web. @default 'or in' */
  othersText?: string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    max-width: 100%;
    min-height: ${space(6)};
    padding: ${space(1)} ${space(2)};
    border: 2px solid ${color.edge};
    border-radius: ${radius};
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    transition: border-color ${motion}, background-color ${motion};
  }
  & > a:hover {
    border-color: ${color.primary};
    background: ${color.band};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(1.5)};
    color: ${color.muted};
    font-size: ${smallText};
  }
  & > p > a {
    display: inline-flex;
    align-items: center;
    min-height: ${space(4)};
  }
`;

/**
 * Puts an event into the visitor's own calendar. A plain link to a file: calendars open it by its type, so it carries no
 * `download`, and the router must not take it for a page. Calendars on the web open in a new tab.
 *
 * - **When**: on the page of an event or an election that has a date.
 * - **Not for**: a list of events; its page is one step away.
 * - **Keys**: Tab, Enter.
 */
export function AddToCalendar({
  href,
  title,
  text = 'Add to calendar',
  others = [],
  othersText = 'or in',
  ...rest
}: AddToCalendarProps) {
  return (
    <Root data-noprint="" {...rest}>
      <a href={href} type="text/calendar">
        <CalendarTodayIcon />
        <span>
          {text}
          {title && <span className="pl-sr">{` ${title}`}</span>}
        </span>
      </a>
      {others.length > 0 && (
        <p>
          {othersText}
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
