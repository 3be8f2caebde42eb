export { TeamTypePage as Component, teamTypePage as page } from '@porchlight/features/team';
