export { up } from '../both/0060-drafts-of-changes.ts';
