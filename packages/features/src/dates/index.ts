export { calendarLinks } from './calendar-links.ts';
export { type Dated, earliestFirst, hasBegun, isOver, nextThenLatest, splitByNow } from './moments.ts';
export { spokenDay, spokenMoment, spokenTime } from './spoken.ts';
