export { ForestServicePage as Component, forestServicePage as page } from '@porchlight/features/pages';
