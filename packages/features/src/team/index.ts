export { TeamTypePage, teamTypePage } from './TeamTypePage.tsx';
export { teamDefinition } from './team.resource.tsx';
