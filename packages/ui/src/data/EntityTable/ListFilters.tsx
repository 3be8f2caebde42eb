import { dayAt } from '@porchlight/contract/dates';
import { type Filter, FilterBar, FilterChips, readDays, spellDays } from '../../forms/FilterBar/index.ts';
import { type EntityColumn, filterKind } from './entity-table-types.ts';
import { useTable } from './table-context.ts';
import { type EntityFilters, firstPage } from './table-state.ts';

/** The columns' filters as fields. */
function fieldsOf<Row>(columns: readonly EntityColumn<Row>[], filters: EntityFilters): Filter[] {
  const today = dayAt(new Date());
  return columns.flatMap((column): Filter[] => {
    const { field, header: label, optionLabels = {} } = column;
    const { is = '', from = '', to = '' } = filters[field] ?? {};
    const options = Object.entries(optionLabels).map(([value, text]) => ({ value, label: text }));
    const common = { name: field, label, allText: 'Any' };
    switch (filterKind(column)) {
      case 'choice':
        return [{ ...common, value: is, options }];
      case 'days':
        return [{ ...common, value: spellDays({ from, to }), today }];
      default:
        return [];
    }
  });
}

/** What narrows the list, and how it is set. */
function useFilterFields() {
  const { columns, state, change } = useTable();
  const filters = fieldsOf(columns, state.filters);
  const set = (next: EntityFilters) => change({ filters: next, ...firstPage });
  const onChange = (name: string, value: string) => {
    const { [name]: _, ...others } = state.filters;
    const { from, to } = readDays(value);
    const days = { ...(from && { from }), ...(to && { to }) };
    const isDays = filters.some((filter) => filter.name === name && filter.today);
    set(value === '' ? others : { ...others, [name]: isDays ? days : { is: value } });
  };
  return { filters, onChange, clear: () => set({}) };
}

/** The fields. The grid's own panel filters by one column at a time. Internal to `EntityTable`. */
export function ListFilters() {
  const { label } = useTable();
  const { filters, onChange } = useFilterFields();
  return <FilterBar label={`Filter ${label.toLowerCase()}`} filters={filters} onChange={onChange} />;
}

/** What is set, each taken back by a press, whether the fields are open or not. Internal to `EntityTable`. */
export function ListFilterChips() {
  const { searchRef } = useTable();
  const { filters, onChange, clear } = useFilterFields();
  // What is pressed goes with what it takes back.
  const focusSearch = () => searchRef.current?.focus();
  return (
    <FilterChips
      filters={filters}
      onChange={(name, value) => {
        focusSearch();
        onChange(name, value);
      }}
      onClear={() => {
        focusSearch();
        clear();
      }}
    />
  );
}
