export { up } from '../both/0018-invitations.ts';
