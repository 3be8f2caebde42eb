export { TeamTypePage, teamTypePage } from './TeamTypePage.tsx';
