import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { debounce } from '@mui/material/utils';
import { useEffect, useMemo, useState } from 'react';
import type { FieldDisplayKind } from '../FieldValue/index.ts';
import { isSortable } from './entity-table-types.ts';
import { ListFilters } from './ListFilters.tsx';
import { useTable } from './table-context.ts';
import { type EntitySort, firstPage } from './table-state.ts';
import { ExportButton, FilterButton, isFilterable } from './toolbar-buttons.tsx';

/** Search, sort, filters, export and 'Create' above the cards, which have no headings. Internal to `EntityCards`. */
export function CardsToolbar() {
  const table = useTable();
  const { columns, state, change } = table;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Bar>
      <Box sx={{ order: { sm: 1 }, width: { xs: 1, sm: 'auto' }, ml: 'auto', '& > a': { width: 1 } }}>
        {table.create}
      </Box>
      <SearchField />
      <TextField
        select
        size="small"
        label="Sort by"
        value={state.sort ? `${state.sort.direction} ${state.sort.field}` : ''}
        onChange={(event) => change({ sort: readSort(event.target.value), ...firstPage })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
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
      {isFilterable(columns) && <FilterButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />}
      <ExportButton />
      {table.tools}
      <ListFilters isOpen={isOpen} />
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  // A row of its own on a phone, two in a row on a tablet held upright.
  '& > .MuiTextField-root': { flex: '1 1 19rem' },
  '& > .is-filters': { order: 2, flexBasis: '100%', padding: 0 },
  '& .MuiButton-root': { minHeight: 44 },
});

/** Pause in typing after which the rows are searched, in milliseconds. */
export const searchDelayMs = 250;

function SearchField() {
  const { label, searchRef: input, state, change } = useTable();
  // Another search by Back or by a press elsewhere; what was typed here stays as it was typed.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== state.search) input.current.value = state.search;
  }, [input, state.search]);
  const send = useMemo(() => debounce((search: string) => change({ search, ...firstPage }), searchDelayMs), [change]);
  useEffect(() => send.clear, [send]);
  return (
    <TextField
      type="search"
      size="small"
      role="search"
      aria-label={`Search ${label.toLowerCase()}`}
      placeholder="Search"
      defaultValue={state.search}
      inputRef={input}
      onChange={(event) => send(event.target.value.trim())}
      slotProps={{ htmlInput: { 'aria-label': 'Search', autoComplete: 'off' } }}
    />
  );
}

function readSort(value: string): EntitySort | null {
  const [direction, ...field] = value.split(' ');
  return direction === 'asc' || direction === 'desc' ? { direction, field: field.join(' ') } : null;
}

/** What the two directions are called depends on what is sorted. */
function directionWords(kind: FieldDisplayKind): Record<EntitySort['direction'], string> {
  if (kind === 'money' || kind === 'number') return { asc: 'smallest first', desc: 'largest first' };
  if (kind === 'date' || kind === 'dateTime') return { asc: 'oldest first', desc: 'newest first' };
  return { asc: 'A to Z', desc: 'Z to A' };
}
