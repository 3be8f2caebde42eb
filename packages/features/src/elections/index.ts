export { ElectionCalendarPage, electionCalendarPage } from './ElectionCalendarPage.tsx';
export { ElectionDetailPage, electionDetailPage } from './ElectionDetailPage.tsx';
export { electionPreview } from './election.preview.ts';
