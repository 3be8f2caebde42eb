import AddIcon from '@mui/icons-material/Add';
import Drawer from '@mui/material/Drawer';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { FieldKind } from '@porchlight/contract/entity';
import { useId, useState } from 'react';
import { type Filter, FilterBar, FilterChips, SearchField } from '../../forms/FilterBar/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { media } from '../../theme/index.ts';
import type { EntityColumn } from './entity-table-types.ts';
import { useTable } from './table-context.ts';
import { ListViews, useListButtons, useListFilters } from './toolbar-parts.tsx';

/** Search in view, all else that narrows and orders the items in a drawer at the foot, where a thumb is. Internal to `EntityItems`. */
export function ItemsToolbar() {
  const { columns, state, change, createHref, singular, tools, selection, label, searchRef } = useTable();
  const { count, bar, chips } = useListFilters();
  const { pictures, file } = useListButtons();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  return (
    <>
      <ListViews />
      <Bar>
        <SearchField
          role="search"
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          words={state.search}
          onWordsChange={(search) => change({ search })}
          inputRef={searchRef}
          slotProps={{ htmlInput: { 'aria-label': 'Search', autoComplete: 'off' } }}
        />
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {count > 0 ? `Sort and filter (${count})` : 'Sort and filter'}
        </Button>
        {pictures && <WideButton variant="outlined" size="small" {...pictures} />}
      </Bar>
      <FilterChips {...chips} />
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { scrollPaddingBlockEnd: '5.5rem' } } }}
      >
        <Stack spacing={2} sx={{ padding: 2, paddingBlockEnd: 0 }}>
          <Heading level={2} size={1} id={titleId}>
            Sort and filter
          </Heading>
          <FilterBar
            label={`Sort ${label.toLowerCase()}`}
            filters={[orderField(columns, state.sort)]}
            onChange={(_, sort) => change({ sort })}
          />
          <FilterBar {...bar} />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {pictures && <Button variant="outlined" size="small" {...pictures} />}
            <Button variant="outlined" size="small" {...file} />
            {tools}
          </Stack>
          <DrawerFoot>
            <Button onClick={() => setIsOpen(false)}>Show {label.toLowerCase()}</Button>
          </DrawerFoot>
        </Stack>
      </Drawer>
      {createHref && !selection?.rows.length && (
        <Create href={createHref} color="primary" variant="extended">
          <AddIcon /> Create {singular}
        </Create>
      )}
    </>
  );
}

/** The order as a choice. */
function orderField<Row>(columns: readonly EntityColumn<Row>[], sort: string): Filter {
  const options = columns
    .filter(({ sortable }) => sortable !== false)
    .flatMap(({ field, header, kind }) => {
      const [rising, falling] = directionWords(kind);
      return [
        { value: field, label: `${header}, ${rising}` },
        { value: `-${field}`, label: `${header}, ${falling}` },
      ];
    });
  return { name: 'sort', label: 'Sort by', allText: 'As listed', value: sort, options };
}

/** What the two directions are called depends on what is sorted. */
function directionWords(kind: FieldKind): readonly [rising: string, falling: string] {
  if (kind === 'money' || kind === 'number') return ['smallest first', 'largest first'];
  if (kind === 'date' || kind === 'dateTime') return ['oldest first', 'newest first'];
  return ['A to Z', 'Z to A'];
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
  '& .MuiButton-root': { minHeight: 44, flex: 'none' },
}));

/** A phone has it with the rest in the drawer. */
const WideButton = styled(Button)({ [media.phone]: { display: 'none' } });

/** In view however many filters there are. */
const DrawerFoot = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  paddingBlock: `${theme.spacing(1)} max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
  backgroundColor: theme.palette.background.paper,
}));

/** Over the list's end, which has room for it. */
const Create = styled(Fab)(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: theme.spacing(2),
  insetBlockEnd: `calc(var(--pl-foot, 0px) + max(${theme.spacing(2)}, env(safe-area-inset-bottom)))`,
  '@media (forced-colors: active)': { border: '2px solid' },
}));
