export { TeamCards } from './TeamCards.tsx';
export { teamLists, teamTypeOf } from './team.view.ts';
