import { useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { FilterBar } from '../../inputs/FilterBar/index.ts';
import { useTable } from './table-context.ts';
import { useListFilters } from './toolbar-parts.tsx';

/** The fields of the list's filters; those that are seldom needed behind a button. Internal to the toolbars. */
export function ListFilters() {
  const { columns } = useTable();
  const { bar } = useListFilters();
  const isRare = (name: string) => columns.some(({ field, isRareFilter }) => field === name && isRareFilter);
  const rare = bar.filters.filter(({ name }) => isRare(name));
  const [isOpen, setIsOpen] = useState(rare.some(({ value }) => value !== ''));
  const hasMore = rare.length > 0 && rare.length < bar.filters.length;
  return (
    <>
      <FilterBar
        {...bar}
        filters={isOpen || !hasMore ? bar.filters : bar.filters.filter(({ name }) => !isRare(name))}
      />
      {hasMore && (
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
    </>
  );
}
