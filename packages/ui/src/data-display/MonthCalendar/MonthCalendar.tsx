import { styled } from '@mui/material/styles';
import { monthName } from '@porchlight/contract/dates';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../navigation/Link/index.ts';
import { color, headingStyle, media, radius, smallText, space, step } from '../../theme/index.ts';
import { calendarWeekdays, dayName, monthWeeks } from './month-weeks.ts';

/** Something that takes place on one day or several. */
export interface MonthCalendarItem {
  /** Unique among the items. */
  id: number | string;
  title: string;
  /** Its page. */
  href: string;
  /** Its first and its last day, `YYYY-MM-DD`; they may lie in other months. */
  first: string;
  last: string;
  /** When it begins, such as '6:30 PM'; shown on its first day. @default nothing */
  time?: string;
  /** A change of plans, such as 'Cancelled'. @default nothing */
  note?: string;
}

export interface MonthCalendarProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** The month, `YYYY-MM`. */
  month: string;
  /** What takes place in it, in the order of a day. */
  items: readonly MonthCalendarItem[];
  /** Today, `YYYY-MM-DD`; marked if it lies in the month. @default none */
  today?: string;
  /** What the items are, for the caption: 'Events in December 2026'. @default 'Events' */
  name?: string;
  /** How many items of a day are shown; the others open with a button. @default 3 */
  shownCount?: number;
}

/**
 * A month as a table of weeks. On phones it is an agenda: the days that have something, below each other. Further items
 * of a day are in a native disclosure, which works without JavaScript. Renders a `<table>`.
 *
 * - **When**: a list of events, as a second view beside it.
 * - **Not for**: choosing a date: a date field.
 * - **Keys**: Tab moves from link to link; Space opens the further items of a day.
 */
export function MonthCalendar({ month, items, today, name = 'Events', shownCount = 3, ...rest }: MonthCalendarProps) {
  const weeks = monthWeeks(month);
  const title = weeks.length > 0 ? `${name} in ${monthName(`${month}-01`)} ${Number(month.slice(0, 4))}` : name;
  return (
    <Root {...rest}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {calendarWeekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                <td key={calendarWeekdays[index]} data-empty="" />
              ) : (
                <DayCell key={day} {...{ day, today, shownCount }} items={itemsOn(day, items)} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

const itemsOn = (day: string, items: readonly MonthCalendarItem[]) =>
  items.filter(({ first, last }) => first <= day && day <= last);

interface DayCellProps {
  day: string;
  items: readonly MonthCalendarItem[];
  today: string | undefined;
  shownCount: number;
}

function DayCell({ day, items, today, shownCount }: DayCellProps) {
  const isToday = day === today;
  // A disclosure with one item would be longer than the item.
  const count = items.length === shownCount + 1 ? items.length : shownCount;
  const more = items.slice(count);
  // In the agenda, what goes on for several days is listed once.
  const isQuiet = items.length === 0 || (!day.endsWith('-01') && items.every(({ first }) => first < day));
  return (
    <td data-empty={isQuiet && !isToday ? '' : undefined} data-today={isToday ? '' : undefined}>
      <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
        <span data-long="">
          {dayName(day)}, {monthName(day)}{' '}
        </span>
        {Number(day.slice(8))}
        {isToday && <span data-mark=""> Today</span>}
      </time>
      {items.length > 0 && <Items day={day} items={items.slice(0, count)} />}
      {more.length > 0 && (
        <details>
          <summary>
            +{more.length} more<span className="pl-sr"> on {`${monthName(day)} ${Number(day.slice(8))}`}</span>
          </summary>
          <Items day={day} items={more} />
        </details>
      )}
    </td>
  );
}

function Items({ day, items }: Pick<DayCellProps, 'day' | 'items'>) {
  return (
    <ul className="pl-list">
      {items.map(({ id, title, href, first, time, note }) => (
        <li key={id} data-continued={first < day && !day.endsWith('-01') ? '' : undefined}>
          {note && <strong>{note}: </strong>}
          {first === day && time && <span>{time} </span>}
          <Link href={href}>{title}</Link>
          {first < day && <span className="pl-sr"> (continued)</span>}
        </li>
      ))}
    </ul>
  );
}

const Root = styled('table')({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: smallText,
  lineHeight: 1.3,
  '& > caption': { ...headingStyle, paddingBlockEnd: space(2), fontSize: step[2], textAlign: 'start' },
  '& th': { padding: space(1), color: color.muted, fontWeight: 600, textAlign: 'start' },
  '& td': {
    blockSize: 112,
    padding: space(1),
    border: `1px solid ${color.border}`,
    backgroundColor: color.surface,
    verticalAlign: 'top',
  },
  '& td:empty': { backgroundColor: 'transparent' },
  '& td > time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& td[data-today]': { boxShadow: `inset 0 4px ${color.lamp}` },
  '& [data-mark]': { color: color.muted },
  '& [data-long]': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& ul': {
    display: 'grid',
    gap: space(0.75),
    margin: 0,
    padding: 0,
    paddingBlockStart: space(0.5),
    listStyle: 'none',
  },
  '& li': { minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& li a': {
    display: '-webkit-box',
    minBlockSize: 24,
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  '& li[data-continued]': { borderInlineStart: `3px solid ${color.pine}`, paddingInlineStart: space(0.5) },
  '& li strong': { color: color.accent },
  '& summary': { cursor: 'pointer', paddingBlock: space(0.5), color: color.primary, fontWeight: 600 },
  [media.phone]: {
    '&, & > caption, & > tbody, & tr, & td': { display: 'block' },
    fontSize: 'inherit',
    '& > thead, & td[data-empty]': { display: 'none' },
    '& td': {
      blockSize: 'auto',
      marginBlockEnd: space(1.5),
      padding: space(1.5),
      borderRadius: radius,
    },
    '& [data-long]': { position: 'static', clipPath: 'none' },
    '& li[data-continued]': { display: 'none' },
    '& li a': { display: 'inline' },
    '& li': { minBlockSize: 28 },
    '& summary': { paddingBlock: space(1) },
  },
});
