export { type DateRange, parseDateRange, serializeDateRange } from './date-range.ts';
export { type Filter, FilterBar, type FilterBarProps } from './FilterBar.tsx';
export { FilterChips, type FilterChipsProps } from './FilterChips.tsx';
export { FilterDrawer } from './FilterDrawer.tsx';
export { ListFilterBar } from './ListFilterBar.tsx';
export { SearchField, searchDebounceMs } from './SearchField.tsx';
