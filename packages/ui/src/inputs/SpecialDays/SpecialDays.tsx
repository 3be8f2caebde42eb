import Delete from '@mui/icons-material/DeleteOutlined';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { dayAt, formatLongDate } from '@porchlight/contract/dates';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { useItemFocus } from '../../hooks/useItemFocus.ts';
import { color, media, space } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TimeSpanInputs } from '../WeekHours/index.ts';
import { daysText, readDays, type SpecialDay } from './day-lines.ts';

export interface SpecialDaysProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Accessible name, such as 'Holidays and exceptions'. */
  label: string;
  /** The days, as the settings store them: one line for each. See `readDays`. */
  value: string;
  /** Called with the changed lines. */
  onChange: (value: string) => void;
  /** Called when a field loses the focus. */
  onBlur?: () => void;
}

/** A day that is edited. Its id stays the same whatever is typed. */
type EditedDay = SpecialDay & { id: string };

const withId = (day: SpecialDay): EditedDay => ({ ...day, id: crypto.randomUUID() });
const edited = (text: string): readonly EditedDay[] => (readDays(text) ?? []).map(withId);
const newDay: SpecialDay = { day: '', isOpen: false, opens: '', closes: '', note: '' };

const isDay = (day: string) => !Number.isNaN(Date.parse(day));

/**
 * Days on which a place is closed, or open at other times than usual: one row each, in the order of the calendar. Days
 * that are over can be removed together. What is removed can be brought back. Renders a `div`.
 *
 * - **When**: holidays and exceptions of the opening hours, in a form.
 * - **Not for**: the usual week: `WeekHours`. Events: `EntityForm`.
 * - **Keys**: Tab through the fields and buttons; after Remove the focus is on Undo.
 */
export function SpecialDays({ label, value, onChange, onBlur, ref, ...rest }: SpecialDaysProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useForkRef(root, ref);
  const focusNext = useItemFocus(root);
  const [{ days, text }, setState] = useState(() => ({ days: edited(value), text: value }));
  const [before, setBefore] = useState<{ days: readonly EditedDay[]; message: string } | null>(null);
  // A draft that is restored, or what someone else has saved.
  if (value !== text) {
    setState({ days: edited(value), text: value });
    setBefore(null);
  }
  const change = (next: readonly EditedDay[]) => {
    const nextText = daysText(next);
    setState({ days: next, text: nextText });
    setBefore(null);
    onChange(nextText);
  };
  const remove = (removed: readonly EditedDay[], message: string) => {
    change(days.filter((day) => !removed.includes(day)));
    setBefore({ days, message });
    focusNext({ control: 'undo' });
  };
  const today = dayAt(new Date());
  const past = days.filter(({ day }) => isDay(day) && day < today);
  return (
    <Root role="group" tabIndex={-1} aria-label={label} {...rest} ref={mergedRef}>
      {days.length > 0 && (
        <Days>
          {days.map((each, index) => {
            const name = formatLongDate(each.day) ?? `Day ${index + 1}`;
            return (
              <li key={each.id}>
                <DayRow
                  name={name}
                  value={each}
                  isOver={past.includes(each)}
                  onChange={(next) => change(days.with(index, { ...each, ...next }))}
                  onBlur={onBlur}
                  onRemove={() => remove([each], `Removed: ${name}.`)}
                />
              </li>
            );
          })}
        </Days>
      )}
      <Buttons>
        <Button
          variant="outlined"
          data-control="add"
          onClick={() => {
            change([...days, withId(newDay)]);
            focusNext({ index: days.length, control: 'field' });
          }}
        >
          Add day
        </Button>
        {past.length > 0 && (
          <Button variant="text" onClick={() => remove(past, `Removed: ${daysNumber(past.length)}.`)}>
            Remove {daysNumber(past.length)} in the past
          </Button>
        )}
      </Buttons>
      <Removed>
        <span role="status">{before?.message}</span>
        {before && (
          <Button
            variant="text"
            data-control="undo"
            onClick={() => {
              change(before.days);
              focusNext({ control: 'add' });
            }}
          >
            Undo
          </Button>
        )}
      </Removed>
    </Root>
  );
}

const daysNumber = (count: number) => (count === 1 ? '1 day' : `${count} days`);

interface DayRowProps {
  /** The day as text. */
  name: string;
  value: SpecialDay;
  isOver: boolean;
  onChange: (value: Partial<SpecialDay>) => void;
  onBlur: (() => void) | undefined;
  onRemove: () => void;
}

function DayRow({ name, value, isOver, onChange, onBlur, onRemove }: DayRowProps) {
  const { isOpen, note } = value;
  return (
    <Fields role="group" aria-label={name}>
      <LabelledInput label={isOver ? 'Day in the past' : 'Day'}>
        {(id) => (
          <OutlinedInput
            id={id}
            type="date"
            size="small"
            value={value.day}
            onChange={({ target }) => onChange({ day: target.value })}
            onBlur={onBlur}
          />
        )}
      </LabelledInput>
      <LabelledInput label="Hours">
        {(id) => (
          <NativeSelect
            value={isOpen ? 'open' : 'closed'}
            onChange={({ target }) => onChange({ isOpen: target.value === 'open' })}
            input={<OutlinedInput id={id} size="small" />}
          >
            <option value="closed">Closed</option>
            <option value="open">Other hours</option>
          </NativeSelect>
        )}
      </LabelledInput>
      {isOpen && (
        <Times>
          <TimeSpanInputs span={value} label={name} onChange={onChange} onBlur={onBlur} />
        </Times>
      )}
      <LabelledInput label="Reason" grows>
        {(id) => (
          <OutlinedInput
            id={id}
            size="small"
            value={note}
            // A line of the settings holds one day.
            onChange={({ target }) => onChange({ note: target.value.replace(/\s+/g, ' ').trimStart() })}
            onBlur={onBlur}
            slotProps={{ input: { dir: 'auto' } }}
          />
        )}
      </LabelledInput>
      <RemoveButton label={`Remove: ${name}`} variant="inBar" onClick={onRemove}>
        <Delete />
      </RemoveButton>
    </Fields>
  );
}

interface LabelledInputProps {
  label: string;
  /** Takes the rest of the row. */
  grows?: boolean;
  children: (id: string) => ReactNode;
}

function LabelledInput({ label, grows = false, children }: LabelledInputProps) {
  const id = useId();
  return (
    <FormControl sx={{ flex: grows ? '1 1 12rem' : 'none', minInlineSize: 0 }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children(id)}
    </FormControl>
  );
}

const Root = styled('div')({ display: 'grid', gap: space(1), minInlineSize: 0 });

const Days = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: space(1.5), borderBlockEnd: `1px solid ${color.border}` },
  '& > li:first-of-type': { borderBlockStart: `1px solid ${color.border}` },
});

const Fields = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space(1.5) });

/** In line with the inputs beside it, which have a label above. */
const Times = styled('div')({ alignSelf: 'end', [media.phone]: { flexBasis: '100%' } });

const RemoveButton = styled(IconButton)({ alignSelf: 'end' });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1) });

/** A live region, which is empty most of the time. */
const Removed = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  '&:not(:has(button))': { position: 'absolute' },
});
