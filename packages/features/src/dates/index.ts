export { calendarLinks } from './calendar-links.ts';
export { type Dated, earliestFirst, isOver, nextThenLatest, splitByNow } from './moments.ts';
export { spokenDay, spokenMoment, spokenTime } from './spoken.ts';
