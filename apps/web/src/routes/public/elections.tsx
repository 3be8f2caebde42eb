export { ElectionCalendarPage as Component, electionCalendarPage as page } from '@porchlight/features/elections';
