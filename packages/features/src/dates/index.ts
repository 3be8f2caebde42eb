export { calendarLinks } from './calendar-links.ts';
export { type Dated, hasBegun, sortByDate, splitUpcomingAndPast } from './moments.ts';
export { formatAgo, formatRelativeDay, formatRelativeMoment, formatTime } from './relative-dates.ts';
