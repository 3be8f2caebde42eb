import { styled } from '@mui/material/styles';
import { formatLongDate } from '@porchlight/contract/dates';
import { weekdayOf } from '@porchlight/contract/recurrence';
import { weekdayName } from '@porchlight/contract/recurrence-words';
import { color, danger, radius, smallText, space } from '../../theme/index.ts';
import type { RecurrencePreview } from './useRecurrenceDates.ts';

interface NextDatesProps {
  /** The rule in words. */
  words: string;
  /** Null until it is computed. */
  preview: RecurrencePreview | null;
  /** Whether there is a first date. */
  hasStart: boolean;
}

/** A rule in words, with its next dates and what people should know of it. Internal. */
export function NextDates({ words, preview, hasStart }: NextDatesProps) {
  const { dates = [], hasMore = false, problem = null, notes = [] } = preview ?? {};
  return (
    <Root role="status" data-problem={problem === null ? undefined : ''}>
      <b>{words}</b>
      {!hasStart && <p>Enter the date and time to see the next dates.</p>}
      {problem && (
        <p>
          <span aria-hidden="true">▲</span> {problem}
        </p>
      )}
      {dates.length > 0 && (
        <ol aria-label="Next dates">
          {dates.map((date) => (
            <li key={date}>
              {weekdayName(weekdayOf(date.slice(0, 10)))}, {formatLongDate(date, { withTime: true })}
            </li>
          ))}
          {hasMore && <li>and so on</li>}
        </ol>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(1),
  padding: space(2),
  border: `1px solid ${color.border}`,
  borderRadius: radius,
  fontSize: smallText,
  lineHeight: 1.5,
  '& > p': { margin: 0, color: color.muted },
  '&[data-problem] > p': { color: danger },
  '& > ol': { margin: 0, padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' },
});
