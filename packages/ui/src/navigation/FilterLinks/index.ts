export { type FilterLink, FilterLinks, type FilterLinksProps } from './FilterLinks.tsx';
