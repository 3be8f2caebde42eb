import AddIcon from '@mui/icons-material/Add';
import Drawer from '@mui/material/Drawer';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { FieldKind } from '@porchlight/contract/entity';
import { useId, useState } from 'react';
import { SearchField } from '../../forms/FilterBar/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { media } from '../../theme/index.ts';
import { isSortable } from './entity-table-types.ts';
import { ListFilterChips, ListFilters } from './ListFilters.tsx';
import { ListViews } from './ListViews.tsx';
import { useTable } from './table-context.ts';
import { type EntitySort, firstPage } from './table-state.ts';
import { ExportButton, PicturesButton } from './toolbar-buttons.tsx';

/** Search in view, all else that narrows and orders the items in a drawer at the foot, where a thumb is. Internal to `EntityItems`. */
export function ItemsToolbar() {
  const { columns, state, change, createHref, createLabel, tools, selection, label, searchRef } = useTable();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const count = Object.keys(state.filters).length;
  return (
    <>
      <ListViews />
      <Bar>
        <SearchField
          role="search"
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          words={state.search}
          onWordsChange={(search) => change({ search, ...firstPage })}
          inputRef={searchRef}
          slotProps={{ htmlInput: { 'aria-label': 'Search', autoComplete: 'off' } }}
        />
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {count > 0 ? `Sort and filter (${count})` : 'Sort and filter'}
        </Button>
        <PicturesButton sx={{ [media.phone]: { display: 'none' } }} />
      </Bar>
      <ListFilterChips />
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Stack spacing={2} sx={{ padding: 2, paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))' }}>
          <Heading level={2} size={1} id={titleId}>
            Sort and filter
          </Heading>
          <TextField
            select
            size="small"
            label="Sort by"
            value={state.sort ? `${state.sort.direction} ${state.sort.field}` : ''}
            onChange={(event) => change({ sort: readSort(event.target.value), ...firstPage })}
            slotProps={{ select: { native: true } }}
          >
            <option value="">As listed</option>
            {columns.filter(isSortable).flatMap((column) =>
              (['asc', 'desc'] as const).map((direction) => (
                <option key={direction + column.field} value={`${direction} ${column.field}`}>
                  {column.header}, {directionWords(column.kind)[direction]}
                </option>
              )),
            )}
          </TextField>
          <ListFilters />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <PicturesButton />
            <ExportButton />
            {tools}
          </Stack>
          <Button onClick={() => setIsOpen(false)}>Show {label.toLowerCase()}</Button>
        </Stack>
      </Drawer>
      {createHref && !selection?.rows.length && (
        <Create href={createHref} color="primary" variant="extended">
          <AddIcon /> {createLabel}
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
  '& .MuiButton-root': { minHeight: 44, flex: 'none' },
}));

/** Over the list's end, which has room for it. */
const Create = styled(Fab)(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: theme.spacing(2),
  insetBlockEnd: `calc(var(--pl-foot, 0px) + max(${theme.spacing(2)}, env(safe-area-inset-bottom)))`,
  '@media (forced-colors: active)': { border: '2px solid' },
})) as typeof Fab;

function readSort(value: string): EntitySort | null {
  const [direction, ...field] = value.split(' ');
  return direction === 'asc' || direction === 'desc' ? { direction, field: field.join(' ') } : null;
}

/** What the two directions are called depends on what is sorted. */
function directionWords(kind: FieldKind): Record<EntitySort['direction'], string> {
  if (kind === 'money' || kind === 'number') return { asc: 'smallest first', desc: 'largest first' };
  if (kind === 'date' || kind === 'dateTime') return { asc: 'oldest first', desc: 'newest first' };
  return { asc: 'A to Z', desc: 'Z to A' };
}
