export { up } from '../both/0058-drafts.ts';
