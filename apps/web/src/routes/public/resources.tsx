export { ResourcesPage as Component, resourcesPage as page } from '@porchlight/features/pages';
