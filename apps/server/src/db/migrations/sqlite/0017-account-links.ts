export { up } from '../both/0017-account-links.ts';
