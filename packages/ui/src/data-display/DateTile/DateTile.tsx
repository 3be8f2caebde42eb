import { styled } from '@mui/material/styles';
import { dayOf, monthName } from '@porchlight/contract/dates';
import type { ComponentPropsWithRef } from 'react';
import { color, font, radius } from '../../theme/index.ts';

export interface DateTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A day `YYYY-MM-DD` or a moment. Renders nothing for null, undefined or an invalid date. */
  date: string | null | undefined;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const Root = styled('div')({
  flex: 'none',
  alignSelf: 'flex-start',
  width: '4rem',
  border: `1px solid ${color.primary}`,
  borderRadius: radius,
  overflow: 'hidden',
  background: color.surface,
  color: color.text,
  lineHeight: 1,
  textAlign: 'center',
  '& > span': {
    display: 'block',
  },
  '& > [data-month]': {
    padding: '5px 0 11px',
    background: color.primary,
    color: color.onPrimary,
    fontSize: '0.8125rem',
    fontWeight: 700,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    // The lower edge is a row of triangles, as in the flying-geese quilt pattern.
    clipPath:
      'polygon(0 0, 100% 0, 100% 74%, 87.5% 100%, 75% 74%, 62.5% 100%, 50% 74%, 37.5% 100%, 25% 74%, 12.5% 100%, 0 74%)',
  },
  '& > [data-day]': {
    paddingTop: 3,
    font: `600 1.75rem/1 ${font.heading}`,
  },
  '& > [data-weekday]': {
    padding: '3px 0 7px',
    color: color.muted,
    fontSize: '0.8125rem',
  },
});

/**
 * A calendar page: month, day, weekday. Decorative: the full date must be in text beside it, see `LongDate`.
 *
 * - **When**: beside a title and its date as text.
 * - **Not for**: the only place that shows a date.
 */
export function DateTile({ date, ...rest }: DateTileProps) {
  const day = date ? dayOf(date) : null;
  if (day === null) return null;
  return (
    <Root aria-hidden="true" {...rest}>
      <span data-month="">{monthName(day).slice(0, 3)}</span>
      <span data-day="">{Number(day.slice(8))}</span>
      <span data-weekday="">{weekdays[new Date(day).getUTCDay()]}</span>
    </Root>
  );
}
