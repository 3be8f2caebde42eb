import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/index.ts';
import { formatDateRange } from './date-range.ts';
import type { Filter, FilterBarProps } from './FilterBar.tsx';

export interface FilterChipsProps
  extends Pick<FilterBarProps, 'filters' | 'onChange'>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Called to remove all filters. */
  onClear: () => void;
}

/**
 * The active filters, one chip each, which removes it when pressed. Renders a `div`, or nothing without active filters.
 */
export function FilterChips({ filters, onChange, onClear, ...rest }: FilterChipsProps) {
  const activeFilters = filters.filter(({ value }) => value !== '');
  if (activeFilters.length === 0) return null;
  return (
    <Root {...rest}>
      {activeFilters.map((filter) => {
        const remove = () => onChange(filter.name, '');
        const text = `${filter.label}: ${valueText(filter)}`;
        return <Chip key={filter.name} label={text} aria-label={`Remove ${text}`} onClick={remove} onDelete={remove} />;
      })}
      <Button variant="text" size="small" onClick={onClear}>
        Clear filters
      </Button>
    </Root>
  );
}

function valueText({ value, options, today }: Filter): string {
  if (today !== undefined) return formatDateRange(value);
  return options?.find((option) => option.value === value)?.label ?? value;
}

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minInlineSize: 0 });
