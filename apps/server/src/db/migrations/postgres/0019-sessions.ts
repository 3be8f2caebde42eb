export { up } from '../both/0019-sessions.ts';
