import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId } from 'react';
import { controlStyle, FormField } from '../FormField/index.ts';
import { space } from '../theme/index.ts';

/** One choice that narrows a list. */
export interface Filter {
  /** Tells it from the others; may stand in an address. */
  name: string;
  label: string;
  /** The chosen option's value; '' for all. */
  value: string;
  /** What there is to choose besides `allText`. */
  options: readonly { value: string; label: string }[];
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
 * Narrows a list by a few choices; each acts when it is made. Renders a `search` landmark.
 *
 * - **When**: one to three choices above a list of the dashboard.
 * - **Not for**: public lists: `FilterLinks`.
 * - **Keys**: Tab, arrows choose.
 */
export function FilterBar({ label = 'Filters', filters, onChange, ...rest }: FilterBarProps) {
  const base = useId();
  return (
    <Root aria-label={label} {...rest}>
      {filters.map(({ name, label: text, value, options, allText = 'All' }) => (
        <FormField key={name} id={`${base}-${name}`} label={text}>
          {(control) => (
            <Select {...control} value={value} onChange={(event) => onChange(name, event.target.value)}>
              <option value="">{allText}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      ))}
    </Root>
  );
}

const Root = styled('search')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 16rem))',
  gap: space(2),
  minInlineSize: 0,
});

const Select = styled('select')(controlStyle);
