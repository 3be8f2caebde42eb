export { EventDetailPage, eventDetailPage } from './EventDetailPage.tsx';
export { EventListPage, eventListPage } from './EventListPage.tsx';
export { EventTeasers, type EventTeasersProps } from './EventTeasers.tsx';
export { eventPreview } from './event.preview.ts';
export { attendQuery, eventTeasersQuery, nextEventQuery } from './event.view.ts';
export { UpcomingEvents, type UpcomingEventsProps } from './UpcomingEvents.tsx';
