export { SearchSection, type SearchSectionProps } from './SearchSection.tsx';
