export { EventCards } from './EventCards.tsx';
export { EventTeasers } from './EventTeasers.tsx';
export { attendQuery, eventList, nextEventQuery } from './event.view.ts';
export { NextEvents } from './NextEvents.tsx';
