export { ElectionCalendarPage, electionCalendarPage } from './ElectionCalendarPage.tsx';
export { ElectionDetailPage, electionDetailPage } from './ElectionDetailPage.tsx';
export { electionDefinition } from './election.resource.tsx';
