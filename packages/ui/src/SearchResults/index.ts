export { type SearchResult, SearchResults, type SearchResultsProps } from './SearchResults.tsx';
