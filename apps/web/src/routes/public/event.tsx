export { EventDetailPage as Component, eventDetailPage as page } from '@porchlight/features/events';
