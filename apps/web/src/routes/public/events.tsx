export { EventListPage as Component, eventListPage as page } from '@porchlight/features/events';
