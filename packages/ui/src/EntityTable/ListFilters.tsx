import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { type Filter, FilterBar, FilterChips } from '../FilterBar/index.ts';
import { type EntityColumn, filterKind } from './entity-table-types.ts';
import { useTable } from './table-context.ts';
import { type EntityFilter, type EntityFilters, firstPage } from './table-state.ts';

/** The columns' filters as fields; days have two, which are named as in an address: `date.from`. */
function fieldsOf<Row>(columns: readonly EntityColumn<Row>[], filters: EntityFilters): Filter[] {
  return columns.flatMap((column): Filter[] => {
    const { field, header, optionLabels = {} } = column;
    const { is = '', from = '', to = '' } = filters[field] ?? {};
    switch (filterKind(column)) {
      case 'choice': {
        const options = Object.entries(optionLabels).map(([value, label]) => ({ value, label }));
        return [{ name: `${field}.is`, label: header, value: is, options, allText: 'Any' }];
      }
      case 'days':
        return [
          { name: `${field}.from`, label: `${header}, from`, value: from },
          { name: `${field}.to`, label: `${header}, to`, value: to },
        ];
      default:
        return [];
    }
  });
}

function withFilter(filters: EntityFilters, name: string, value: string): EntityFilters {
  const [field = '', part = ''] = name.split('.');
  const { [field]: before, ...others } = filters;
  const filter: EntityFilter = Object.fromEntries(
    Object.entries({ ...before, [part]: value }).filter(([, each]) => each !== ''),
  );
  return Object.keys(filter).length > 0 ? { ...others, [field]: filter } : others;
}

/**
 * What a list is narrowed by: chips, and, while it is open, the fields. The grid's own panel filters by one column at a
 * time. Internal to `EntityTable`.
 */
export function ListFilters({ isOpen }: { isOpen: boolean }) {
  const { label, columns, state, change } = useTable();
  const root = useRef<HTMLDivElement>(null);
  const filters = fieldsOf(columns, state.filters);
  const set = (next: EntityFilters) => change({ filters: next, ...firstPage });
  const onChange = (name: string, value: string) => set(withFilter(state.filters, name, value));
  const clear = () => {
    // The button goes with what it clears.
    root.current?.querySelector<HTMLElement>('select, input')?.focus();
    set({});
  };
  return (
    <Root ref={root} className="is-filters">
      {isOpen && <FilterBar label={`Filter ${label.toLowerCase()}`} filters={filters} onChange={onChange} />}
      <FilterChips filters={filters} onChange={onChange} onClear={clear} />
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', gap: 12, padding: 12, '&:empty': { display: 'none' } });
