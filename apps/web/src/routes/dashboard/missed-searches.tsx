export { MissedSearchesPage as Component } from '@porchlight/features/settings';
