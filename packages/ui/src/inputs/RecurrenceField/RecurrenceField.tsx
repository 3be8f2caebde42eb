import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { recurrenceCountMax, recurrenceIntervalMax } from '@porchlight/contract/limits';
import {
  type Frequency,
  frequencies,
  movedRule,
  type Recurrence,
  readRecurrence,
  ruleWeekdays,
  writeRecurrence,
} from '@porchlight/contract/recurrence';
import { recurrenceInWords, weekdayName } from '@porchlight/contract/recurrence-words';
import { type ComponentPropsWithRef, type Ref, useEffect, useEffectEvent, useId, useRef } from 'react';
import { color, smallText, space } from '../../theme/index.ts';
import { ExceptionDays } from './ExceptionDays.tsx';
import { LabelledInput } from './LabelledInput.tsx';
import { NextDates } from './NextDates.tsx';
import { RuleEnd } from './RuleEnd.tsx';
import { chosenDay, dayChoices, usualRule } from './recurrence-choices.ts';
import { useRecurrenceDates } from './useRecurrenceDates.ts';

export interface RecurrenceFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Id of the first control, to which the field's label belongs. */
  id?: string;
  /** Accessible name, such as 'Repeats'. */
  label: string;
  /** The rule, as `recurrence.ts` of the contract writes it; '' for none. */
  value: string;
  /** Called with the changed rule. */
  onChange: (value: string) => void;
  /** Called when a control loses the focus. */
  onBlur?: () => void;
  /** The first date, a wall time `YYYY-MM-DDTHH:mm`, or ''. When it moves to another day, the rule follows, unless it is that of a series. */
  start: string;
  /** The IANA time zone of that date. */
  timeZone: string;
  /** The date is one of several of a series, which can be an exception. @default false */
  isInSeries?: boolean;
  /** Ref of the first control, which gets the focus. */
  inputRef?: Ref<HTMLElement>;
}

const unitLabels: Readonly<Record<Frequency, string>> = {
  day: 'Every day',
  week: 'Every week',
  month: 'Every month',
  year: 'Every year',
};
const units = Object.keys(frequencies) as Frequency[];

/**
 * How an event repeats: by day, week, month or year, on which days, until when, and except which days. Its next dates are
 * shown as one types, and what people should know: that it has no end, leap years, nights on which the clocks change.
 * Renders a `div`.
 *
 * - **When**: an event in a form, beside its date.
 * - **Not for**: opening hours: `WeekHours`.
 * - **Keys**: Tab through the controls; after Remove the focus is on the button that adds a day.
 */
export function RecurrenceField({
  id,
  label,
  value,
  onChange,
  onBlur,
  start,
  timeZone,
  isInSeries = false,
  inputRef,
  'aria-describedby': describedBy,
  ...rest
}: RecurrenceFieldProps) {
  const ownId = useId();
  const recurrence = readRecurrence(value);
  const day = start.slice(0, 10) || new Date().toISOString().slice(0, 10);
  const change = (next: Recurrence) => onChange(writeRecurrence(next));
  // The rule of a series stays when one of its dates moves.
  useFollowedStart(start, isInSeries ? null : recurrence, change);
  const preview = useRecurrenceDates(recurrence, start, timeZone, isInSeries);
  const choices = dayChoices(day);
  return (
    <Root role="group" tabIndex={-1} aria-label={label} {...rest} onBlur={onBlur}>
      <NativeSelect
        inputRef={inputRef}
        value={recurrence?.frequency ?? ''}
        onChange={({ target }) => {
          const unit = units.find((each) => each === target.value);
          onChange(unit ? writeRecurrence(usualRule(unit, day, recurrence ?? undefined)) : '');
        }}
        inputProps={{ 'aria-label': label, 'aria-describedby': describedBy }}
        input={<OutlinedInput id={id ?? ownId} />}
        sx={{ maxInlineSize: 360 }}
      >
        <option value="">Does not repeat</option>
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unitLabels[unit]}
          </option>
        ))}
      </NativeSelect>
      {recurrence && (
        <>
          <Row>
            <LabelledInput label={`How many ${recurrence.frequency}s apart`}>
              {(inputId) => (
                <OutlinedInput
                  id={inputId}
                  type="number"
                  size="small"
                  value={recurrence.interval}
                  onChange={({ target }) => {
                    const interval = Math.min(
                      recurrenceIntervalMax,
                      Math.max(1, Math.trunc(Number(target.value)) || 1),
                    );
                    change({ ...recurrence, interval });
                  }}
                  inputProps={{ min: 1, max: recurrenceIntervalMax, inputMode: 'numeric' }}
                  sx={{ inlineSize: 120 }}
                />
              )}
            </LabelledInput>
            {(recurrence.frequency === 'month' || recurrence.frequency === 'year') && (
              <LabelledInput label="On which day">
                {(inputId) => (
                  <NativeSelect
                    value={chosenDay(choices, recurrence)}
                    onChange={({ target }) => {
                      const { monthDay: _, monthWeekday: __, ...others } = recurrence;
                      const chosen = choices[Number(target.value)];
                      if (chosen) change({ ...others, ...chosen.days });
                    }}
                    input={<OutlinedInput id={inputId} size="small" />}
                  >
                    {chosenDay(choices, recurrence) === -1 && <option value={-1}>Another day</option>}
                    {choices.map((choice, index) => (
                      <option key={choice.label} value={index}>
                        {choice.label}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </LabelledInput>
            )}
          </Row>
          {recurrence.frequency === 'week' && <WeekdayBoxes recurrence={recurrence} onChange={change} />}
          <RuleEnd recurrence={recurrence} firstDay={day} maxCount={recurrenceCountMax} onChange={change} />
          <ExceptionDays
            days={recurrence.except}
            firstDay={day}
            onChange={(except) => change({ ...recurrence, except })}
          />
          <NextDates words={recurrenceInWords(recurrence)} preview={preview} hasStart={start !== ''} />
        </>
      )}
      {!recurrence && value !== '' && <Hint>This rule can’t be shown here. It stays as it is: {value}</Hint>}
    </Root>
  );
}

/** When the first date moves to another day, 'every Tuesday' becomes 'every Wednesday'. */
function useFollowedStart(start: string, recurrence: Recurrence | null, change: (next: Recurrence) => void) {
  const earlier = useRef(start.slice(0, 10));
  const follow = useEffectEvent((day: string) => {
    const next = recurrence && movedRule(recurrence, day);
    if (next && next !== recurrence) change(next);
  });
  useEffect(() => {
    const day = start.slice(0, 10);
    if (day === earlier.current || !/^\d{4}-\d\d-\d\d$/.test(day)) return;
    earlier.current = day;
    follow(day);
  }, [start]);
}

interface WeekdayBoxesProps {
  recurrence: Recurrence;
  onChange: (recurrence: Recurrence) => void;
}

function WeekdayBoxes({ recurrence, onChange }: WeekdayBoxesProps) {
  const labelId = useId();
  const chosen = recurrence.weekdays;
  return (
    <Days aria-labelledby={labelId}>
      <FormLabel component="span" id={labelId}>
        On which days
      </FormLabel>
      <DayGrid>
        {ruleWeekdays.map((weekday) => (
          <FormControlLabel
            key={weekday}
            label={weekdayName(weekday)}
            control={
              <Checkbox
                checked={chosen.includes(weekday)}
                // A week has to have a day.
                disabled={chosen.length === 1 && chosen[0] === weekday}
                onChange={({ target }) =>
                  onChange({
                    ...recurrence,
                    weekdays: ruleWeekdays.filter((each) =>
                      each === weekday ? target.checked : chosen.includes(each),
                    ),
                  })
                }
              />
            }
          />
        ))}
      </DayGrid>
    </Days>
  );
}

const Days = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  minInlineSize: 0,
  // With large letters, the longest option is wider than a phone.
  '& .MuiInputBase-root': { maxInlineSize: '100%' },
  '& .MuiInputBase-root > select': { minInlineSize: 0, textOverflow: 'ellipsis' },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: space(2),
  rowGap: space(1),
});

/** Columns of one width, so that the boxes stand below each other. */
const DayGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  columnGap: space(1),
  '& > label': { minInlineSize: 0, overflowWrap: 'anywhere' },
});

const Hint = styled('p')({ color: color.muted, fontSize: smallText, overflowWrap: 'anywhere' });
