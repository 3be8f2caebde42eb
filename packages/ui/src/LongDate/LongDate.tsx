import { formatLongDate } from '@porchlight/contract/dates';
import type { ComponentPropsWithRef } from 'react';

export interface LongDateProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** A day `YYYY-MM-DD`, or a moment; null draws nothing. */
  date: string | null | undefined;
  /** Adds hour and minute, for events and elections. @default false */
  withTime?: boolean;
}

/**
 * A date in US English long form, the same for everyone wherever they are. Renders a `<time>`.
 *
 * - **When**: every date that people read.
 * - **Not for**: a leaf beside a title: `DateTile`, in addition.
 */
export function LongDate({ date, withTime = false, ...rest }: LongDateProps) {
  if (!date) return null;
  const text = formatLongDate(date, { withTime });
  if (text === null) return <span {...rest}>{date}</span>;
  return (
    <time dateTime={date} {...rest}>
      {text}
    </time>
  );
}
