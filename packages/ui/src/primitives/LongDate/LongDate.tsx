import { formatEnd, formatLongDate } from '@porchlight/contract/dates';
import type { ComponentPropsWithRef } from 'react';

export interface LongDateProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** A day `YYYY-MM-DD` or a moment. Renders nothing for null or undefined, an invalid date unchanged. */
  date: string | null | undefined;
  /** Shows hour and minute, for events and elections. @default false */
  withTime?: boolean;
  /** The end; shown after the beginning if it is later. */
  until?: string | null;
  /** Hides the time and adds 'all day'. @default false */
  allDay?: boolean;
}

/**
 * A date in US English long form, the same in every time zone: 'March 14, 2026 at 6:30 PM until 8:30 PM'.
 * Renders a `<time>`.
 *
 * - **When**: every date that people read.
 * - **Not for**: a calendar page beside a title: add a `DateTile`.
 */
export function LongDate({ date, withTime = false, until, allDay = false, ...rest }: LongDateProps) {
  if (!date) return null;
  const hours = { withTime: withTime && !allDay };
  const text = formatLongDate(date, hours);
  if (text === null) return <span {...rest}>{date}</span>;
  const end = until && formatEnd(date, until, hours);
  return (
    <time dateTime={date} {...rest}>
      {text + (end ? ` until ${end}` : '') + (allDay ? ', all day' : '')}
    </time>
  );
}
