export { up } from '../both/0023-shared-limits.ts';
