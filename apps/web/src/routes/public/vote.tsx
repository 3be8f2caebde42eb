export { VotePage as Component, votePage as page } from '@porchlight/features/pages';
