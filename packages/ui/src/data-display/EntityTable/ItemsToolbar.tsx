import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { FilterBar, FilterChips, SearchField } from '../../inputs/FilterBar/index.ts';
import { media } from '../../theme/index.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import { sortFilter } from './sort-filter.ts';
import { useTable } from './table-context.ts';
import { ListViews, useListButtons, useListFilters } from './toolbar-parts.tsx';

/**
 * The search field, with sorting, filters and actions in a drawer at the bottom of the screen. Internal to
 * `EntityItems`.
 */
export function ItemsToolbar() {
  const { columns, state, change, createHref, singular, tools, selection, label, searchRef } = useTable();
  const { count, bar, chips } = useListFilters();
  const { pictures, file } = useListButtons();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ListViews />
      <Bar>
        <SearchField
          role="search"
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          search={state.search}
          onSearchChange={(search) => change({ search })}
          inputRef={searchRef}
          slotProps={{ htmlInput: { 'aria-label': 'Search', autoComplete: 'off' } }}
        />
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {count > 0 ? `Sort and filter (${count})` : 'Sort and filter'}
        </Button>
        {pictures && <WideButton variant="outlined" size="small" {...pictures} />}
      </Bar>
      <FilterChips {...chips} />
      <FilterDrawer
        title="Sort and filter"
        closeLabel={`Show ${label.toLowerCase()}`}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <FilterBar
          label={`Sort ${label.toLowerCase()}`}
          filters={[sortFilter(columns, state.sort)]}
          onChange={(_, sort) => change({ sort })}
        />
        <FilterBar {...bar} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {pictures && <Button variant="outlined" size="small" {...pictures} />}
          <Button variant="outlined" size="small" {...file} />
          {tools}
        </Stack>
      </FilterDrawer>
      {createHref && !selection?.rows.length && (
        <Create href={createHref} color="primary" variant="extended">
          <AddIcon /> Create {singular}
        </Create>
      )}
    </>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 'var(--pl-bar, 0px)',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  backgroundColor: theme.palette.background.default,
  '& > .MuiTextField-root': { flex: '1 1 8rem' },
  '& .MuiButton-root, & .MuiInputBase-root': { minHeight: 44 },
  '& .MuiButton-root': { flex: 'none' },
}));

/** Hidden on phones, where it is in the drawer. */
const WideButton = styled(Button)({ [media.phone]: { display: 'none' } });

/** Floats over the end of the list, which reserves space for it. */
const Create = styled(Fab)(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: theme.spacing(2),
  insetBlockEnd: `calc(var(--pl-foot, 0px) + max(${theme.spacing(2)}, env(safe-area-inset-bottom)))`,
  '@media (forced-colors: active)': { border: '2px solid' },
}));
