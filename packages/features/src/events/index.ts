export { EventTeasers } from './EventTeasers.tsx';
export { attendQuery, eventTeasersQuery, nextEventQuery } from './event.view.ts';
export { UpcomingEvents } from './UpcomingEvents.tsx';
