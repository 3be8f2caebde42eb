export { teamDefinition } from './team.resource.tsx';
