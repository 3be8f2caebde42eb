import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { media, space } from '../../theme/index.ts';
import { daysPresets, readDays, spellDays } from './days.ts';
import { SearchField } from './SearchField.tsx';

/** One thing that narrows a list. */
export interface Filter {
  /** Tells it from the others; may stand in an address. */
  name: string;
  label: string;
  /** The chosen option's value, or days as `spellDays` spells them: '2026-03-01/2026-03-31'; '' for all. */
  value: string;
  /** What there is to choose besides `allText`; with `today`, spans of days named by `daysPresets`. */
  options?: readonly { value: string; label: string }[];
  /** Asks for words of at most so many UTF-16 units. */
  maxLength?: number;
  /** Today, `YYYY-MM-DD`: days are asked for, the spans asked for most among them. */
  today?: string;
  /** First option, which narrows nothing. @default 'All' */
  allText?: string;
}

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'search'>, 'children' | 'onChange'> {
  /** Accessible name. @default 'Filters' */
  label?: string;
  /** The choices, in their order. */
  filters: readonly Filter[];
  /** Called with a filter's name and its new value, '' for all. */
  onChange: (name: string, value: string) => void;
}

/**
 * Narrows a list by a few choices and days; each acts when it is made. Renders a `search` landmark of MUI's fields.
 *
 * - **When**: one to four choices above a list of the dashboard; `FilterChips` say what is chosen while it is closed.
 * - **Not for**: public lists: `FilterLinks`.
 * - **Keys**: Tab, arrows choose.
 */
export function FilterBar({ label = 'Filters', filters, onChange, ...rest }: FilterBarProps) {
  return (
    <Root aria-label={label} {...rest}>
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} onChange={(value) => onChange(filter.name, value)} />
      ))}
    </Root>
  );
}

interface FilterFieldProps {
  filter: Filter;
  onChange: (value: string) => void;
}

function FilterField({ filter, onChange }: FilterFieldProps) {
  const { label, value, maxLength, today } = filter;
  if (maxLength !== undefined) {
    const slotProps = { htmlInput: { maxLength } };
    return <SearchField label={label} words={value} onWordsChange={onChange} slotProps={slotProps} />;
  }
  if (today !== undefined) return <DaysFields filter={filter} today={today} onChange={onChange} />;
  return <Choice filter={filter} onChange={onChange} />;
}

function Choice({ filter, onChange }: FilterFieldProps) {
  return (
    <TextField
      select
      data-days={filter.today && 'span'}
      size="small"
      label={filter.label}
      value={filter.value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{filter.allText ?? 'All'}</option>
      {filter.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}

/** What the choice of a span holds while its days are others than those of a preset. */
const otherDays = 'other';

/** A month or a year by one choice, any other span by its two days. */
function DaysFields({ filter, today, onChange }: FilterFieldProps & { today: string }) {
  const { label, value } = filter;
  const { from, to } = readDays(value);
  const presets = daysPresets(today);
  const isOther = value !== '' && presets.every((preset) => preset.value !== value);
  const options = isOther ? [...presets, { value: otherDays, label: 'Other days' }] : presets;
  return (
    <>
      <Choice
        filter={{ ...filter, options, value: isOther ? otherDays : value }}
        onChange={(next) => next !== otherDays && onChange(next)}
      />
      <DayField label={`${label}, from`} day={from} onChange={(day) => onChange(spellDays({ from: day, to }))} />
      <DayField label={`${label}, to`} day={to} onChange={(day) => onChange(spellDays({ from, to: day }))} />
    </>
  );
}

/** Years before this one are a year of which only the first figures have been typed: '2' of '2026' is the year 2. */
const firstYear = '1000';

interface DayFieldProps {
  label: string;
  day: string;
  /** Told of a whole day, or of '' when it is emptied. */
  onChange: (day: string) => void;
}

/** Where a day is typed or chosen. What is typed stays the browser's: a value that came back would begin a year anew. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day;
  }, [day]);
  return (
    <TextField
      type="date"
      data-days="day"
      size="small"
      label={label}
      defaultValue={day}
      inputRef={input}
      onChange={({ target: { value } }) => (value === '' || value >= firstYear) && onChange(value)}
    />
  );
}

const Root = styled('search')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 16rem))',
  gap: space(2),
  minInlineSize: 0,
  // Begins a line, with its two days behind it.
  '& > [data-days="span"]': { gridColumnStart: 1 },
  // Two beside each other, three on a tablet, where more would cut dates off.
  [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 26%)), 1fr))' },
  // Where there are two, they are the days of a span.
  '@media (max-width: 30rem)': { '& > :not([data-days="day"])': { gridColumn: '1 / -1' } },
});
