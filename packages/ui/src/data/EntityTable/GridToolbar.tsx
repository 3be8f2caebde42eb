import Stack from '@mui/material/Stack';
import {
  ColumnsPanelTrigger,
  type GridDensity,
  gridDensitySelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { filterKind } from './entity-table-types.ts';
import { ListFilterChips, ListFilters } from './ListFilters.tsx';
import { ListViews } from './ListViews.tsx';
import { useTable } from './table-context.ts';
import { ExportButton, FilterButton, PicturesButton } from './toolbar-buttons.tsx';

const outlined = <Button variant="outlined" size="small" />;

/** The text of the search as the grid's one value: what counts as a word is `foldedWords`' business. */
export function parseSearch(text: string): string[] {
  const search = text.trim();
  return search === '' ? [] : [search];
}

const other: Record<GridDensity, GridDensity> = { standard: 'compact', compact: 'standard', comfortable: 'standard' };

/**
 * The grid's toolbar: its quick filter and columns panel, the list's filters, and what can be done with the list. Tab
 * comes to the search, the toolbar's buttons, between which the arrows move, and to 'Create'. Internal to `EntityGrid`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function GridToolbar() {
  const table = useTable();
  const grid = useGridApiContext();
  const density = useGridSelector(grid, gridDensitySelector);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ListViews />
      <Toolbar aria-label={`Tools for ${table.label.toLowerCase()}`}>
        <QuickFilter expanded parser={parseSearch} role="search" aria-label={`Search ${table.label.toLowerCase()}`}>
          <QuickFilterControl
            type="search"
            size="small"
            placeholder="Search"
            inputRef={table.searchRef}
            slotProps={{ htmlInput: { 'aria-label': 'Search', autoComplete: 'off' } }}
          />
        </QuickFilter>
        {table.columns.some(filterKind) && (
          <ToolbarButton render={<FilterButton aria-expanded={isOpen} />} onClick={() => setIsOpen(!isOpen)} />
        )}
        <span className="is-gap" />
        <ColumnsPanelTrigger render={<ToolbarButton render={outlined}>Columns</ToolbarButton>} />
        <ToolbarButton
          render={outlined}
          aria-pressed={density === 'compact'}
          onClick={() => grid.current.setDensity(other[density])}
        >
          Compact
        </ToolbarButton>
        {table.onAsPicturesChange && <ToolbarButton render={<PicturesButton />} />}
        <ToolbarButton render={<ExportButton />} />
        {table.tools}
        {table.createHref && (
          <Button href={table.createHref} size="small">
            {table.createLabel}
          </Button>
        )}
      </Toolbar>
      <Stack sx={{ gap: 1.5, padding: 1.5, '&:empty': { display: 'none' } }}>
        {isOpen && <ListFilters />}
        <ListFilterChips />
      </Stack>
    </>
  );
}
