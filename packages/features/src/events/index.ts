export { EventTeasers, type EventTeasersProps } from './EventTeasers.tsx';
export { attendQuery, eventTeasersQuery, nextEventQuery } from './event.view.ts';
export { UpcomingEvents, type UpcomingEventsProps } from './UpcomingEvents.tsx';
