export { up } from '../both/0056-organization.ts';
