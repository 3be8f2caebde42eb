export { type SearchResultItem, SearchResults, type SearchResultsProps } from './SearchResults.tsx';
