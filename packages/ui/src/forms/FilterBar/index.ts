export { type Days, readDays, spellDays } from './days.ts';
export { type Filter, FilterBar, type FilterBarProps } from './FilterBar.tsx';
export { FilterChips, type FilterChipsProps } from './FilterChips.tsx';
export { SearchField, searchPauseMs } from './SearchField.tsx';
