export { calendarLinks } from './calendar-links.ts';
export { type Dated, hasBegun, sortByDate, splitUpcomingAndPast, upcomingThenPast } from './moments.ts';
export { formatRelativeDay, formatRelativeMoment, formatTime } from './relative-dates.ts';
