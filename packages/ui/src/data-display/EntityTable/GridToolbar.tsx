import Stack from '@mui/material/Stack';
import {
  ColumnsPanelTrigger,
  gridDensitySelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { FilterBar, FilterChips } from '../../inputs/FilterBar/index.ts';
import { ListActions } from './TablePlaceholder.tsx';
import { useTable } from './table-context.ts';
import { ListViews, useListButtons, useListFilters } from './toolbar-parts.tsx';

const outlined = <Button variant="outlined" size="small" />;

/**
 * The DataGrid's toolbar: its quick filter and columns panel, the list's filters and actions. Tab stops are the search,
 * the toolbar's buttons, between which arrow keys move, and 'Create'. Internal to `EntityGrid`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function GridToolbar() {
  const { label, searchRef } = useTable();
  const grid = useGridApiContext();
  const isCompact = useGridSelector(grid, gridDensitySelector) === 'compact';
  const [isOpen, setIsOpen] = useState(false);
  const { count, bar, chips } = useListFilters();
  const { pictures, file } = useListButtons();
  return (
    <>
      <ListViews />
      <Toolbar aria-label={`Tools for ${label.toLowerCase()}`}>
        <QuickFilter expanded role="search" aria-label={`Search ${label.toLowerCase()}`}>
          <QuickFilterControl
            type="search"
            size="small"
            placeholder="Search"
            inputRef={searchRef}
            slotProps={{ htmlInput: { 'aria-label': 'Search', autoComplete: 'off' } }}
          />
        </QuickFilter>
        {bar.filters.length > 0 && (
          <ToolbarButton render={outlined} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {count > 0 ? `Filter (${count})` : 'Filter'}
          </ToolbarButton>
        )}
        <span className="is-gap" />
        <ColumnsPanelTrigger render={<ToolbarButton render={outlined}>Columns</ToolbarButton>} />
        <ToolbarButton
          render={outlined}
          aria-pressed={isCompact}
          onClick={() => grid.current.setDensity(isCompact ? 'standard' : 'compact')}
        >
          Compact
        </ToolbarButton>
        {pictures && <ToolbarButton render={outlined} {...pictures} />}
        <ToolbarButton render={outlined} {...file} />
        <ListActions />
      </Toolbar>
      <Stack sx={{ gap: 1.5, padding: 1.5, '&:empty': { display: 'none' } }}>
        {isOpen && <FilterBar {...bar} />}
        <FilterChips {...chips} />
      </Stack>
    </>
  );
}
