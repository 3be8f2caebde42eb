export { calendarLinks } from './calendar-links.ts';
export { type Dated, hasBegun, isOver, sortByDate, splitUpcomingAndPast, upcomingThenPast } from './moments.ts';
export { formatRelativeDay, formatRelativeMoment, formatTime } from './relative-dates.ts';
