export { up } from '../both/0007-sign-in-places.ts';
