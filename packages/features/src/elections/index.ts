export { electionDefinition } from './election.resource.tsx';
