export { EventTeasers } from './EventTeasers.tsx';
export { attendQuery, eventList, eventTeaser, eventTeasersQuery, nextEventQuery } from './event.view.ts';
export { NextEvents } from './NextEvents.tsx';
export { UpcomingEvents } from './UpcomingEvents.tsx';
