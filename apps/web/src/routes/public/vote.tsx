export { VotePage as Component, votePage as page } from '@porchlight/features/site/pages';
