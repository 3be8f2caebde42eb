import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { space, useNarrowScreen } from '../../theme/index.ts';
import { Button } from '../Button/index.ts';
import { FilterBar, type FilterBarProps, FilterField } from './FilterBar.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';

/**
 * A `FilterBar` that on phones is behind a button, in a drawer at the bottom of the screen; text filters stay in view.
 * Renders a `search` landmark.
 *
 * - **When**: filters above a list that has no toolbar of its own.
 * - **Not for**: one filter: `FilterBar`.
 * - **Keys**: Tab; Escape closes the drawer.
 */
export function ListFilterBar({ label = 'Filters', filters, onChange, ...rest }: FilterBarProps) {
  const isNarrow = useNarrowScreen() === true;
  const [isOpen, setIsOpen] = useState(false);
  const texts = filters.filter(({ maxLength }) => maxLength !== undefined);
  const others = filters.filter((filter) => !texts.includes(filter));
  if (!isNarrow || others.length === 0) return <FilterBar {...{ label, filters, onChange }} {...rest} />;
  const count = others.filter(({ value }) => value !== '').length;
  return (
    <Root aria-label={label} {...rest}>
      {texts.map((filter) => (
        <FilterField key={filter.name} filter={filter} onChange={(value) => onChange(filter.name, value)} />
      ))}
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {count > 0 ? `Filter (${count})` : 'Filter'}
      </Button>
      <FilterDrawer title="Filter" closeLabel="Show results" open={isOpen} onClose={() => setIsOpen(false)}>
        <FilterBar label="More filters" filters={others} onChange={onChange} />
      </FilterDrawer>
    </Root>
  );
}

const Root = styled('search')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(1),
  '& > .MuiTextField-root': { flex: '1 1 10rem' },
  '& > .MuiButton-root': { minBlockSize: 44 },
});
