import { formatSpan, type SpanOptions } from '@porchlight/contract/dates';
import type { ComponentPropsWithRef } from 'react';

export interface LongDateProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'>, SpanOptions {
  /** A day `YYYY-MM-DD` or a moment. Renders nothing for null or undefined, an invalid date unchanged. */
  date: string | null | undefined;
}

/**
 * A date in US English long form, the same in every time zone: 'March 14, 2026 at 6:30 PM until 8:30 PM'.
 * Renders a `<time>`.
 *
 * - **When**: every date that people read.
 * - **Not for**: a calendar page beside a title: add a `DateTile`.
 */
export function LongDate({ date, withTime, until, allDay, ...rest }: LongDateProps) {
  if (!date) return null;
  const text = formatSpan(date, { withTime, until, allDay });
  if (text === null) return <span {...rest}>{date}</span>;
  return (
    <time dateTime={date} {...rest}>
      {text}
    </time>
  );
}
