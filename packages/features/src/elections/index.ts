export { ElectionCards } from './ElectionCards.tsx';
export { electionList } from './election.view.ts';
