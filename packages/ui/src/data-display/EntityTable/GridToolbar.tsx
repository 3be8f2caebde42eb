import Stack from '@mui/material/Stack';
import { QuickFilter, QuickFilterControl, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { FilterChips } from '../../inputs/FilterBar/index.ts';
import { ListFilters } from './ListFilters.tsx';
import { OptionsMenu } from './OptionsMenu.tsx';
import { ListActions } from './TablePlaceholder.tsx';
import { useTable } from './table-context.ts';
import { ListViews, useListButtons, useListFilters } from './toolbar-parts.tsx';

const outlined = <Button variant="outlined" size="small" />;

/**
 * The DataGrid's toolbar: its quick filter, the list's filters, options and actions. Tab stops are the search, the
 * toolbar's buttons, between which arrow keys move, and 'Create'. Internal to `EntityGrid`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function GridToolbar() {
  const { label, searchRef, views = [], viewActions } = useTable();
  const [isOpen, setIsOpen] = useState(false);
  const { count, bar, chips } = useListFilters();
  const { pictures } = useListButtons();
  const search = `Search ${label.toLowerCase()}`;
  return (
    <>
      <ListViews />
      <Toolbar aria-label={`Tools for ${label.toLowerCase()}`}>
        <QuickFilter expanded role="search" aria-label={search}>
          <QuickFilterControl
            type="search"
            size="small"
            placeholder={search}
            inputRef={searchRef}
            slotProps={{ htmlInput: { 'aria-label': search, autoComplete: 'off' } }}
          />
        </QuickFilter>
        {bar.filters.length > 0 && (
          <ToolbarButton render={outlined} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {count > 0 ? `Filter (${count})` : 'Filter'}
          </ToolbarButton>
        )}
        {/* Beside the tabs where there are some. */}
        {views.length === 0 && viewActions}
        <span className="is-gap" />
        {pictures && <ToolbarButton render={outlined} {...pictures} />}
        <OptionsMenu button={outlined} />
        <ListActions />
      </Toolbar>
      <Stack sx={{ gap: 1.5, padding: 1.5, '&:empty': { display: 'none' } }}>
        {isOpen && <ListFilters />}
        <FilterChips {...chips} />
      </Stack>
    </>
  );
}
