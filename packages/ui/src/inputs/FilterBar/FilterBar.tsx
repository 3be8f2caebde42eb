import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { media, space } from '../../theme/index.ts';
import { dateRangePresets, parseDateRange, serializeDateRange } from './date-range.ts';
import { SearchField } from './SearchField.tsx';

/** A filter of a `FilterBar`. */
export interface Filter {
  /** Unique name; may be used in a URL. */
  name: string;
  label: string;
  /**
   * The chosen option's value, a text, or a date range as `serializeDateRange` formats it: '2026-03-01/2026-03-31'; '' for all.
   */
  value: string;
  /** Options besides `allText`; not needed with `today`, which offers `dateRangePresets`. */
  options?: readonly { value: string; label: string }[];
  /** Makes it a text filter of at most this many UTF-16 code units. */
  maxLength?: number;
  /** Makes it a date range filter; today's date, `YYYY-MM-DD`, determines its presets. */
  today?: string;
  /** Text of the first option, which doesn't filter. @default 'All' */
  allText?: string;
}

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'search'>, 'children' | 'onChange'> {
  /** Accessible name. @default 'Filters' */
  label?: string;
  /** The filters, in order. */
  filters: readonly Filter[];
  /** Called with a filter's name and its new value, '' for all. */
  onChange: (name: string, value: string) => void;
}

/**
 * Filters for a list: choices, texts and date ranges, each applied as soon as it is changed. Renders a `search`
 * landmark with MUI's fields.
 *
 * - **When**: one to four filters above a list in the dashboard; `FilterChips` show the active ones while it is closed.
 * - **Not for**: public lists: `FilterLinks`.
 * - **Keys**: Tab; arrow keys choose an option.
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

/** One filter. Internal to `FilterBar` and `ListFilterBar`. */
export function FilterField({ filter, onChange }: FilterFieldProps) {
  const { label, value, maxLength, today } = filter;
  if (maxLength !== undefined) {
    const slotProps = { htmlInput: { maxLength } };
    return <SearchField label={label} search={value} onSearchChange={onChange} slotProps={slotProps} />;
  }
  if (today !== undefined) return <DateRangeFields filter={filter} today={today} onChange={onChange} />;
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

/** The option that is selected while the date range is none of the presets. */
const customRange = 'other';

/** A select for preset date ranges, and two date fields for any other. */
function DateRangeFields({ filter, today, onChange }: FilterFieldProps & { today: string }) {
  const { label, value } = filter;
  const { from, to } = parseDateRange(value);
  const presets = dateRangePresets(today);
  const isCustom = value !== '' && presets.every((preset) => preset.value !== value);
  const options = isCustom ? [...presets, { value: customRange, label: 'Other dates' }] : presets;
  return (
    <>
      <Choice
        filter={{ ...filter, options, value: isCustom ? customRange : value }}
        onChange={(next) => next !== customRange && onChange(next)}
      />
      <DayField
        label={`${label}, from`}
        day={from}
        onChange={(day) => onChange(serializeDateRange({ from: day, to }))}
      />
      <DayField label={`${label}, to`} day={to} onChange={(day) => onChange(serializeDateRange({ from, to: day }))} />
    </>
  );
}

/** Smaller years are incomplete input: while typing '2026', its first digit is the year 2. */
const firstYear = '1000';

interface DayFieldProps {
  label: string;
  day: string;
  /** Called with a complete date, or '' when it is emptied. */
  onChange: (day: string) => void;
}

/** A date input. Uncontrolled: setting its value while a year is being typed would restart that year. */
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
  // Starts a row, followed by its two date fields.
  '& > [data-days="span"]': { gridColumnStart: 1 },
  // Two columns, three on a tablet; with more, dates would be cut off.
  [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 26%)), 1fr))' },
  // With two columns, the two dates of a range share a row.
  '@media (max-width: 30rem)': { '& > :not([data-days="day"])': { gridColumn: '1 / -1' } },
});
