import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { space } from '../theme/index.ts';

/** One thing that narrows a list. */
export interface Filter {
  /** Tells it from the others; may stand in an address. */
  name: string;
  label: string;
  /** The chosen option's value, or a day, as in '2026-11-21'; '' for all. */
  value: string;
  /** What there is to choose besides `allText`. Without them a day is asked for. */
  options?: readonly { value: string; label: string }[];
  /** First option, which narrows nothing. @default 'All' */
  allText?: string;
}

/** Props of `FilterBar`. */
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
      {filters.map((filter) =>
        filter.options ? (
          <TextField
            key={filter.name}
            select
            size="small"
            label={filter.label}
            value={filter.value}
            onChange={(event) => onChange(filter.name, event.target.value)}
            slotProps={{ select: { native: true } }}
          >
            <option value="">{filter.allText ?? 'All'}</option>
            {filter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </TextField>
        ) : (
          <DayField
            key={filter.name}
            label={filter.label}
            day={filter.value}
            onChange={(day) => onChange(filter.name, day)}
          />
        ),
      )}
    </Root>
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
});
