import { formatEnd, formatLongDate } from '@porchlight/contract/dates';
import type { ComponentPropsWithRef } from 'react';

export interface LongDateProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** A day `YYYY-MM-DD`, or a moment; null draws nothing. */
  date: string | null | undefined;
  /** Adds hour and minute, for events and elections. @default false */
  withTime?: boolean;
  /** When it ends: said behind it, where it is after the beginning. */
  until?: string | null;
  /** Days without hours, and says so. @default false */
  allDay?: boolean;
}

/**
 * A date in US English long form, the same for everyone wherever they are: 'March 14, 2026 at 6:30 PM until 8:30 PM'.
 * Renders a `<time>`.
 *
 * - **When**: every date that people read.
 * - **Not for**: a leaf beside a title: `DateTile`, in addition.
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
