import { styled } from '@mui/material/styles';
import type { OpenState } from '@porchlight/contract/open-state';
import { type ComponentPropsWithRef, use, useId } from 'react';
import { color, font, ink, LookContext, radius, smallText, space } from '../../theme/index.ts';
import { Heading } from '../Heading/index.ts';
import { Typography } from '../Typography/index.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** A day of the week. */
export type Weekday = (typeof weekdays)[number];

/** Days that share their hours. */
export interface HoursRow {
  /** The days as text: 'Thursday and Friday'. */
  days: string;
  /** The hours as text, with the time zone: '10:00 AM to 5:00 PM EST'. */
  hours: string;
  /** The same days, for the graphic of the week. */
  weekdays?: readonly Weekday[];
  /** An exception, such as 'Last box at 3:45'. */
  note?: string;
}

export interface OpeningHoursProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** Heading, which also names the section. @default 'Hours' */
  title?: string;
  /** Heading level. @default 3 */
  headingLevel?: 2 | 3;
  /** The hours, in the order of the week. */
  rows: readonly HoursRow[];
  /** Whether it is open now, and until when or when it opens next; undefined if that is not known. */
  state?: OpenState;
  /** Text below the hours, such as about holidays. */
  note?: string;
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  '& dt': {
    color: color.muted,
    fontSize: smallText,
  },
  '& dd:first-of-type': {
    font: `600 1.375rem/1.25 ${font.heading}`,
  },
  '& dl': {
    display: 'grid',
    gap: space(1.5),
  },
});

const State = styled('p')({
  display: 'flex',
  gap: space(1),
  alignItems: 'baseline',
  fontWeight: 600,
  // A lamp that is lit or not; the text says the same.
  '&::before': {
    content: '""',
    flex: 'none',
    inlineSize: 12,
    blockSize: 12,
    border: `2px solid ${color.edge}`,
    borderRadius: '50%',
    forcedColorAdjust: 'none',
  },
  '&[data-open]::before': { borderColor: color.pine, background: color.pine },
});

const Week = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 44px))',
  gap: 3,
  '& > li': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: 1,
    border: `1px solid ${color.border}`,
    borderRadius: radius,
    color: color.muted,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1,
  },
  '& > [data-open]': {
    borderColor: color.lamp,
    background: color.lamp,
    color: ink,
    forcedColorAdjust: 'none',
  },
  // The lamp belongs to the quilts.
  '&[data-plain] > [data-open]': {
    borderColor: color.primary,
    background: color.primary,
    color: color.onPrimary,
  },
});

/**
 * Opening hours as text: whether it is open now, then the week, with a decorative graphic of the week that highlights the open days. Renders a `<section>`.
 *
 * - **When**: a place that people visit.
 * - **Not for**: the date of an event: `LongDate`.
 */
export function OpeningHours({ title = 'Hours', headingLevel = 3, rows, state, note, ...rest }: OpeningHoursProps) {
  const id = useId();
  const isPlain = use(LookContext)?.pattern === 'plain';
  const open = new Set(rows.flatMap((row) => row.weekdays ?? []));
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading level={headingLevel} size={1} id={id}>
        {title}
      </Heading>
      {state && <State data-open={state.isOpen ? '' : undefined}>{state.text}</State>}
      {open.size > 0 && (
        <Week aria-hidden="true" data-plain={isPlain ? '' : undefined}>
          {weekdays.map((day) => (
            <li key={day} data-open={open.has(day) ? '' : undefined}>
              {day.charAt(0).toUpperCase()}
            </li>
          ))}
        </Week>
      )}
      <dl>
        {rows.map((row) => (
          <div key={row.days}>
            <dt>{row.days}</dt>
            <dd>{row.hours}</dd>
            {row.note && <dd>{row.note}</dd>}
          </div>
        ))}
      </dl>
      {note && (
        <Typography variant="small" color="textSecondary">
          {note}
        </Typography>
      )}
    </Root>
  );
}
