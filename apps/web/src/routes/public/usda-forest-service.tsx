export { ForestServicePage as Component, forestServicePage as page } from '@porchlight/features/site/pages';
