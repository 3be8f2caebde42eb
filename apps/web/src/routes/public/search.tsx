export { SearchPage as Component, searchPage as page } from '@porchlight/features/search';
