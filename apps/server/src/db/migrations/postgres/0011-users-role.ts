export { up } from '../both/0011-users-role.ts';
