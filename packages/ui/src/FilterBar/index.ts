export { type Filter, FilterBar, type FilterBarProps } from './FilterBar.tsx';
