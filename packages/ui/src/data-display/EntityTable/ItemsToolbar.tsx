import AddIcon from '@mui/icons-material/Add';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { FilterBar, FilterChips, FilterDrawer, SearchField } from '../../inputs/FilterBar/index.ts';
import { media } from '../../theme/index.ts';
import { ListFilters } from './ListFilters.tsx';
import { sortFilter } from './sort-filter.ts';
import { useTable } from './table-context.ts';
import { ListViews, useListButtons, useListFilters } from './toolbar-parts.tsx';

/**
 * The search field, with sorting, filters and actions in a drawer at the bottom of the screen. Internal to
 * `EntityItems`.
 */
export function ItemsToolbar() {
  const {
    columns,
    state,
    change,
    createHref,
    primaryAction,
    singular,
    createLabel = `Create ${singular}`,
    tools,
    label,
    searchRef,
    views = [],
    viewActions,
  } = useTable();
  const { count, chips } = useListFilters();
  const { pictures, file } = useListButtons();
  const [isOpen, setIsOpen] = useState(false);
  const searchLabel = `Search ${label.toLowerCase()}`;
  return (
    <>
      <ListViews />
      <Bar>
        <SearchField
          role="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          search={state.search}
          onSearchChange={(search) => change({ search })}
          inputRef={searchRef}
          slotProps={{ htmlInput: { 'aria-label': searchLabel, autoComplete: 'off' } }}
        />
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {count > 0 ? `Sort and filter (${count})` : 'Sort and filter'}
        </Button>
        {pictures && <WideButton variant="outlined" size="small" {...pictures} />}
        <WideButton variant="outlined" size="small" {...file} />
        {createHref && !primaryAction && (
          <Button href={createHref} size="small" aria-label={createLabel}>
            <AddIcon />
            <WideText>{createLabel}</WideText>
          </Button>
        )}
        {primaryAction && (
          <Button size="small" aria-label={primaryAction.label} onClick={primaryAction.onClick}>
            <AddIcon />
            <WideText>{primaryAction.label}</WideText>
          </Button>
        )}
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
        <ListFilters />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {pictures && <PhoneButton variant="outlined" size="small" {...pictures} />}
          <PhoneButton variant="outlined" size="small" {...file} />
          {views.length === 0 && viewActions}
          {tools}
          {createHref && primaryAction && (
            <Button href={createHref} size="small" variant="outlined">
              {createLabel}
            </Button>
          )}
        </Stack>
      </FilterDrawer>
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
  '& .MuiButton-root': { flex: 'none', minInlineSize: 44 },
}));

/** Hidden on phones, where it is in the drawer. */
const WideButton = styled(Button)({ [media.phone]: { display: 'none' } });

/** In the drawer, for phones: elsewhere it is in the toolbar. */
const PhoneButton = styled(Button)({ [media.abovePhone]: { display: 'none' } });

const WideText = styled('span')({ marginInlineStart: 4, [media.phone]: { display: 'none' } });
